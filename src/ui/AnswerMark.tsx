import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { radius, text } from './tokens';
import { answerColors } from './answerStyles';
import { AnswerIcon } from './icons';
import type { Answer } from '../content/answerIds';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 8px',
  border: '1px solid',
  borderRadius: radius.control,
  ...text.note,
  fontWeight: 650,
  ...answerColors,
  '& svg': { width: '1.1em', height: '1.1em' },
  '&[data-size=large]': { padding: '4px 12px', fontSize: text.label.fontSize },
});

interface AnswerMarkProps {
  readonly answer: Answer;
  readonly size?: 'large';
}

export function AnswerMark({ answer, size }: AnswerMarkProps) {
  return (
    <Mark data-answer={answer} data-size={size}>
      <AnswerIcon answer={answer} />
      {surveys.answers[answer]}
    </Mark>
  );
}
