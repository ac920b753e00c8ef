import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { monthAndYear } from '../../content/monthAndYear';
import type { PolicyText } from '../../content/types';
import { color } from '../../ui/palette';
import { Cited } from '../richText/Cited';
import { Sources } from '../richText/Sources';

const Description = styled('p')({
  margin: '12px 0 20px',
  '@media print': { marginBlock: '6px 12px' },
});

interface PolicyTextProps {
  readonly text: PolicyText;
}

interface ArgumentsProps extends PolicyTextProps {
  /** The place of its headings in the page's outline. */
  readonly level: 'h2' | 'h3';
}

/** What a card has to say between its title and its answers. */
export function Body({ text, level }: ArgumentsProps) {
  return (
    <>
      <Description>
        <Cited text={text.description} sources={text.sources} />
      </Description>
      <PolicyFacts text={text} />
      <Arguments text={text} level={level} />
    </>
  );
}

/** Where it can be checked. */
export function Evidence({ text }: PolicyTextProps) {
  return (
    <Sources
      references={Object.values(text.sources)}
      checked={surveys.checkedThrough(monthAndYear(text.checkedThrough))}
    />
  );
}

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
function PolicyFacts({ text }: PolicyTextProps) {
  const facts = [
    [surveys.panel.ifYes, text.ifYes],
    [surveys.panel.ifNo, text.ifNo],
    [surveys.panel.lawToday, text.lawToday],
  ] as const;
  return (
    <Panel>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Cited text={fact} sources={text.sources} />
          </dd>
        </div>
      ))}
    </Panel>
  );
}

const Sides = styled('div')({
  display: 'grid',
  gap: '20px 28px',
  marginBlock: '24px 28px',
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
  '@media print': { gridTemplateColumns: '1fr 1fr', marginBlock: '14px' },
});

const Heading = styled('h3')({
  margin: 0,
  paddingBlockEnd: 8,
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 700,
});

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9688rem',
  lineHeight: 1.55,
  '& li': {
    position: 'relative',
    paddingBlock: 10,
    paddingInlineStart: 26,
    borderBlockStart: `1px solid ${color('hairline')}`,
  },
  '@media print': { '& li': { paddingBlock: 2 } },
  '& li::before': { position: 'absolute', insetInlineStart: 4, fontWeight: 700 },
  // The second string is what a screen reader says: nothing, as the heading has said it.
  '&[data-side=pros] li::before': { content: "'+' / ''", color: color('yes') },
  '&[data-side=cons] li::before': { content: "'–' / ''", color: color('no') },
});

function Arguments({ text, level }: ArgumentsProps) {
  const sides = [
    { side: 'pros', heading: surveys.pros, points: text.pros },
    { side: 'cons', heading: surveys.cons, points: text.cons },
  ];
  return (
    <Sides>
      {sides.map(({ side, heading, points }) => (
        <div key={side}>
          <Heading as={level}>{heading}</Heading>
          {/* Safari takes the list role away with the bullets. */}
          <List data-side={side} role="list">
            {points.map((point) => (
              <li key={point}>
                <Cited text={point} sources={text.sources} />
              </li>
            ))}
          </List>
        </div>
      ))}
    </Sides>
  );
}
