import { styled } from '@mui/material/styles';
import { surveys } from '../../content/en/surveys';
import type { PolicyText } from '../../content/types';
import { color } from '../../ui/palette';

const Panel = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: '18px 20px',
  borderRadius: 12,
  background: color('tint'),
  fontSize: '0.9688rem',
  lineHeight: 1.55,
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0 },
  '@media (min-width: 700px)': { '& > div': { display: 'grid', gridTemplateColumns: '8.5em 1fr', gap: 16 } },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': {
    gap: 6,
    padding: '0 0 0 14px',
    borderRadius: 0,
    borderInlineStart: `3px solid ${color('primary')}`,
  },
});

/** What changes if the policy passes, what if it does not, and where the law stands. */
export function PolicyFacts({ policy }: { readonly policy: PolicyText }) {
  const facts = [
    [surveys.panel.ifYes, policy.ifYes],
    [surveys.panel.ifNo, policy.ifNo],
    [surveys.panel.lawToday, policy.lawToday],
  ] as const;
  return (
    <Panel>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Panel>
  );
}
