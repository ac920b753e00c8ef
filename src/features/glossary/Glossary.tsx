import { styled } from '@mui/material/styles';
import { glossary } from 'words/glossary';
import { color } from '../../ui/palette';

const List = styled('dl')({
  marginBlockStart: 24,
  '@media (min-width: 700px)': { columns: 2, columnGap: 40 },
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: `1px solid ${color('hairline')}` },
  '& > div:target': { background: color('tint') },
  '& dd': { color: color('muted'), fontSize: '0.9688rem' },
});

export function Glossary() {
  return (
    <List>
      {glossary.map(({ id, term, definition }) => (
        <div key={id} id={`term-${id}`}>
          <dt>{term}</dt>
          <dd id={`meaning-${id}`}>{definition}</dd>
        </div>
      ))}
    </List>
  );
}
