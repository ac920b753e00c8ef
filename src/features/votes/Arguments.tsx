import { styled } from '@mui/material/styles';
import { surveys } from '../../content/en/surveys';
import { color } from '../../ui/palette';

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
  '@media print': { '& li': { paddingBlock: 4 } },
  '& li::before': { position: 'absolute', insetInlineStart: 4, fontWeight: 700 },
  // The second string is what a screen reader says: nothing, as the heading has said it.
  '&[data-side=pros] li::before': { content: "'+' / ''", color: color('yes') },
  '&[data-side=cons] li::before': { content: "'–' / ''", color: color('no') },
});

interface ArgumentsProps {
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

export function Arguments({ pros, cons }: ArgumentsProps) {
  const sides = [
    { side: 'pros', heading: surveys.pros, points: pros },
    { side: 'cons', heading: surveys.cons, points: cons },
  ];
  return (
    <Sides>
      {sides.map(({ side, heading, points }) => (
        <div key={side}>
          <Heading>{heading}</Heading>
          {/* Safari takes the list role away with the bullets. */}
          <List data-side={side} role="list">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        </div>
      ))}
    </Sides>
  );
}
