import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { pressedElsewhere as words } from 'words/pressedElsewhere';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import { pressedId } from '../../lib/paths';
import { gutter } from '../../theme/tokens';

const Asked = styled(Paper)({
  display: 'none',
  marginBlockEnd: 16,
  padding: gutter,
  '&:target': { display: 'block' },
});

/**
 * Asks whoever pressed an answer on a card on another site whether it is meant. Only a press on this page counts, so a
 * forged link can answer nothing. Which answer it was is in the fragment, and the paragraph of that id is shown by CSS,
 * before and without scripts: nothing reads the fragment, and one of any other text shows nothing.
 */
export function PressedElsewhere() {
  return answers.map((answer) => (
    <Asked key={answer} id={pressedId(answer)} variant="tonal" data-screen-only>
      <Typography variant="label" component="p">
        {words.question(surveys.answers[answer])}
      </Typography>
      <Typography variant="body2">{words.press}</Typography>
    </Asked>
  ));
}
