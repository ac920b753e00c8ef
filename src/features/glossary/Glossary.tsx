import { styled } from '@mui/material/styles';
import { glossary } from 'words/glossary';
import { color } from '../../ui/palette';

const List = styled('dl')({
  margin: '24px 0 0',
  '@media (min-width: 700px)': { columns: 2, columnGap: 40 },
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: `1px solid ${color('hairline')}` },
  '& > div:target': { background: color('tint') },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, color: color('muted'), fontSize: '0.9688rem' },
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
