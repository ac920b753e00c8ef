import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppSelector } from '../../lib/hooks';
import type { PolicyStep } from '../../lib/policyStep';
import { stuckToEdge, whereSticky } from '../../theme/stickyEdges';
import { control, gutter } from '../../theme/tokens';
import { selectAnswer, selectClearedAnswer } from '../answers/votesSlice';
import { AnswerRow } from './AnswerButtons';
import { ListenButton } from './ListenButton';
import { ListenPlayer } from './ListenPlayer';
import { PolicyHead } from './PolicyHead';
import { StaticPolicyText } from './StaticPolicyText';
import { useListen } from './useListen';
import { YourAnswer } from './YourAnswer';

/** Where a thumb is, the answers and the way on stay at the lower edge, so that nobody scrolls for them. */
const Foot = styled('div')({
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
  // The way on comes with the app: without its room the answers would move up under the thumb.
  'html[data-scripts] &': { gridTemplateRows: `auto minmax(${control.medium}px, auto)` },
  ...whereSticky({ ...stuckToEdge, paddingBlockEnd: 'max(8px, env(safe-area-inset-bottom, 0px))' }),
});

interface ClassPolicyProps extends PolicyStep {
  /** False until its text is loaded; the title is shown already. */
  readonly isLoaded: boolean;
  readonly isPrinted: boolean;
}

/** A policy as a class reads and answers it: without the links of a card, which would lead students away. */
export function ClassPolicy({
  titleId,
  heading,
  isLoaded,
  isPrinted,
  place,
  nextPath,
  nextLabel,
  nextName,
}: ClassPolicyProps) {
  const { id, title } = heading;
  // In state, as what was printed stays in the page after hydration.
  const [wasPrinted] = useState(isPrinted);
  const answer = useAppSelector((state) => selectAnswer(state, id));
  const cleared = useAppSelector((state) => selectClearedAnswer(state, id));
  const listening = useListen();
  return (
    <Paper
      component="article"
      aria-labelledby={titleId}
      data-in-class={id}
      // A container, because the styles of the answer buttons depend on its width.
      sx={{ padding: gutter, containerType: 'inline-size', '& + &': { mt: 5 } }}
    >
      <PolicyHead
        heading={heading}
        kicker={<Typography variant="overline">{place}</Typography>}
        title={
          <Typography id={titleId} variant="h3" component="h2" tabIndex={-1}>
            {title}
          </Typography>
        }
        listen={<ListenButton title={title} listening={listening} />}
      />
      {(isLoaded || wasPrinted) && <StaticPolicyText id={id} part="card" />}
      <ListenPlayer title={title} listening={listening} />
      <Foot data-screen-only>
        <AnswerRow heading={heading} chosen={answer} />
        {/* Before an answer as well: nobody has to answer, and if it came with the answer, a second tap of an impatient
            thumb would hit it. The printed page does not know what follows. */}
        {!isPrinted && (
          <Button variant={answer ? 'contained' : 'outlined'} href={nextPath} aria-label={nextName}>
            {nextLabel}
          </Button>
        )}
      </Foot>
      <YourAnswer heading={heading} answer={answer} cleared={cleared} />
    </Paper>
  );
}
