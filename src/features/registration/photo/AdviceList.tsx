import { styled } from '@mui/material/styles';
import type { PhotoAdvice } from '../../../content/registerTypes';
import { register } from '../../../content/en/register';
import { color } from '../../../ui/palette';

const Panel = styled('div')({
  maxWidth: 520,
  padding: '14px 18px',
  borderRadius: 12,
  background: color('tint'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& p': { margin: 0, fontWeight: 650 },
  '& ul': { margin: '6px 0 0', paddingInlineStart: 20 },
});

/** What could be better about the photo. Never in the way of using it. */
export function AdviceList({ advice }: { readonly advice: readonly PhotoAdvice[] }) {
  if (advice.length === 0) return null;
  return (
    <Panel>
      <p>{register.photo.adviceHeading}</p>
      <ul>
        {advice.map((one) => (
          <li key={one}>{register.photo.advice[one]}</li>
        ))}
      </ul>
    </Panel>
  );
}
