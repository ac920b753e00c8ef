import Chip from '@mui/material/Chip';
import { surveys } from 'words/surveys';
import type { Answer } from '../content/answerIds';
import { AnswerIcon } from './icons';

/** An answer in a row. */
export function AnswerMark({ answer }: { readonly answer: Answer }) {
  return (
    <Chip
      component="span"
      color={answer}
      data-answer={answer}
      icon={<AnswerIcon answer={answer} />}
      label={surveys.answers[answer]}
    />
  );
}
