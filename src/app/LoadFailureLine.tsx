import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { failure } from 'words/failure';
import { color } from '../ui/palette';

// At the foot of the window, yet in the flow: nothing above it moves, and nothing stays behind it.
const Line = styled('p')({
  position: 'sticky',
  insetBlockEnd: 0,
  margin: 0,
  padding: '12px 24px',
  background: color('tint'),
  textAlign: 'center',
});

/** What a page says, and offers to press, when a script is lost or breaks. Printed beside the app; `ui/showLoadFailure.ts` shows it. */
export function LoadFailureLine() {
  return (
    <Line id="load-failure" hidden>
      {failure.unfinished} <Button variant="outlined">{failure.tryAgain}</Button>
    </Line>
  );
}
