import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { color } from './palette';
import { radius, text } from './tokens';
import { answerColors } from './answerStyles';
import { AnswerIcon } from './icons';
import type { Answer } from '../content/answerIds';

const Mark = styled(Chip)({
  gap: 4,
  height: 'auto',
  padding: '0 8px',
  border: '1px solid',
  borderRadius: radius.control,
  ...text.note,
  fontWeight: 650,
  '& .MuiChip-label': { padding: 0, overflow: 'visible' },
  ...answerColors,
  '& svg': { width: '1.1em', height: '1.1em' },
  '&&[data-size=large]': { gap: 8, padding: '4px 12px', fontSize: text.label.fontSize },
  // Printers may leave out backgrounds: keep the border and the words.
  '@media print': { '&&&': { background: 'none', color: color('ink') } },
}) as typeof Chip;

interface AnswerMarkProps {
  readonly answer: Answer;
  readonly size?: 'large';
}

export function AnswerMark({ answer, size }: AnswerMarkProps) {
  const icon = <AnswerIcon answer={answer} />;
  return (
    <Mark
      component="span"
      data-answer={answer}
      data-size={size}
      icon={icon}
      label={surveys.answers[answer]}
    />
  );
}
