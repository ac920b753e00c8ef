import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pressedElsewhere as words } from 'words/pressedElsewhere';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { pressedId } from '../../lib/paths';
import { useHydrated } from '../../lib/useHydrated';
import { gutter } from '../../theme/tokens';
import { selectAnswer, selectRecorded } from '../answers/votesSlice';

const Asked = styled(Paper)({
  display: 'none',
  marginBlockEnd: 16,
  padding: gutter,
  '&:target': { display: 'block' },
});

/**
 * Asks whoever pressed an answer on a card on another site whether it is meant. Only a press on this page counts, so a
 * forged link can answer nothing. Which answer it was is in the fragment, and the paragraph of that id is shown by CSS,
 * before and without scripts: a fragment of any other text shows nothing. Once the policy is answered here the fragment
 * is taken out of the address, or a reload and the other language would ask again. The paragraph's room stays meanwhile,
 * so that the answers stay under the finger; browsers go on taking it for the target.
 */
export function PressedElsewhere({ id }: { readonly id: PolicyId }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isAsked = answers.some((answer) => hash === `#${pressedId(answer)}`);
  const own = useAppSelector((state) => selectAnswer(state, id));
  const isAnswered = useAppSelector((state) => selectRecorded(state)?.policyId === id);
  // Once it was answered here it is not asked again, not even after the answer is cleared.
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  useEffect(() => {
    if (isAsked && isAnswered) void navigate({ pathname, search }, { replace: true });
  }, [isAsked, isAnswered, navigate, pathname, search]);
  // Not for a fragment of a source: whoever looks one up before answering still has to be asked.
  const isOver = isHydrated && !isAsked && (hash === '' || wasAnswered);
  const isGiven = (answer: Answer) => own === answer && !wasAnswered;
  return answers.map((answer) => (
    <Asked
      key={answer}
      id={pressedId(answer)}
      variant="tonal"
      data-screen-only
      sx={{ visibility: isOver ? 'hidden' : 'visible' }}
    >
      <Typography variant="label" component="p">
        {(isGiven(answer) ? words.already : words.question)(surveys.answers[answer])}
      </Typography>
      <Typography variant="body2">{isGiven(answer) ? words.stays : words.press}</Typography>
    </Asked>
  ));
}
