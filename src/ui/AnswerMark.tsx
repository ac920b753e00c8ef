import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { radius } from '../theme/tokens';
import { text } from '../theme/typography';
import { answerColors } from './answerStyles';
import { AnswerIcon } from './icons';
import type { Answer } from '../content/answerIds';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 8px',
  border: '1px solid',
  borderRadius: radius.control,
  ...text.note,
  fontWeight: 650,
  ...answerColors,
});

export function AnswerMark({ answer }: { readonly answer: Answer }) {
  return (
    <Mark data-answer={answer}>
      <AnswerIcon answer={answer} />
      {surveys.answers[answer]}
    </Mark>
  );
}
