import Typography from '@mui/material/Typography';
import { reasons } from 'words/reasons';
import { Hint } from '../../ui/Hint';
import { TitledCard } from '../../ui/TitledCard';
import { useReasonLines } from '../answers/useReasonLines';
import type { SharedAnswer } from './ShareContents';

const words = reasons.lines;

/** What the visitor said of the answers that are shared, for themselves: neither link nor picture has it, and it says so. */
export function OwnReasons({ answered }: { readonly answered: readonly SharedAnswer[] }) {
  const linesOf = useReasonLines();
  const said = answered
    .map((each) => ({ ...each, lines: linesOf(each.id) }))
    .filter(({ lines }) => lines.length > 0);
  if (said.length === 0) return null;
  return (
    <TitledCard title={words.heading} level="h2">
      <Hint>{words.notShared}</Hint>
      {said.map(({ id, title, lines }) => (
        <div key={id}>
          <Typography variant="label" component="h3">
            {title}
          </Typography>
          {lines.map((line) => (
            <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
        </div>
      ))}
    </TitledCard>
  );
}
