import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { corrections } from 'words/corrections';
import { reasons } from 'words/reasons';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { publicCorrections } from '../../content/publicCorrections';
import type { Correction } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { useToday } from '../../lib/today';
import { ButtonRow } from '../../ui/ButtonRow';
import { correctedSince } from './correctionSinceAnswer';
import { answerKept, selectReason } from './reasonsSlice';
import { castVote, selectAnswer } from './votesSlice';

const words = reasons.corrected;

interface CorrectedSinceProps {
  readonly id: PolicyId;
  /** Gets the focus when a press has answered the question, as the pressed button is then gone. */
  readonly around: RefObject<HTMLElement | null>;
  readonly all?: readonly Correction[];
}

const ofSite = publicCorrections(corrections, RELEASED);

/** Asks whether an answer still holds, if the card was corrected after it. Only days are kept, so only days are compared. */
export function CorrectedSince({ id, around, all = ofSite }: CorrectedSinceProps) {
  const dispatch = useAppDispatch();
  const answer = useAppSelector((state) => selectAnswer(state, id));
  const reason = useAppSelector((state) => selectReason(state, id));
  const today = useToday();
  const correction = correctedSince(
    all.filter(({ policy }) => policy === id),
    reason,
    today,
  );
  if (!answer || !correction) return null;
  const settle = (press: () => unknown) => () => {
    press();
    around.current?.focus();
  };
  return (
    <Alert role="note" severity="info" variant="outlined" icon={false} data-screen-only>
      <p>{words.text(fullDay(correction.date), correction.change)}</p>
      <ButtonRow>
        <Button variant="contained" size="small" onClick={settle(() => dispatch(answerKept(id)))}>
          {words.keep(surveys.answers[answer])}
        </Button>
        {answers
          .filter((each) => each !== answer)
          .map((each) => (
            <Button
              key={each}
              variant="outlined"
              size="small"
              onClick={settle(() => dispatch(castVote(id, each)))}
            >
              {words.change(surveys.answers[each])}
            </Button>
          ))}
      </ButtonRow>
    </Alert>
  );
}
