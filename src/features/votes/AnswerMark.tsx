import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { surveys } from '../../content/en/surveys';
import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import type { Answer } from './votesDocument';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Answer, unknown>;

/** An answer is never colour alone: its icon says the same. */
export function AnswerIcon({ answer }: { readonly answer: Answer }) {
  const Icon = icons[answer];
  return <Icon />;
}

/** Filling, words, edge: yellow needs a darker one to stand out from a white card. */
const looks = {
  yes: [color('yes'), color('onYes'), color('yes')],
  no: [color('no'), color('onNo'), color('no')],
  undecided: [color('undecided'), color('onUndecided'), color('undecidedBorder')],
} as const satisfies Record<Answer, readonly [string, string, string]>;

/** Rules for what carries `data-answer`. The buttons that answer carry it too, and have rules of their own. */
export const answerColors = Object.fromEntries(
  Object.entries(looks).map(([answer, [background, ink, borderColor]]) => [
    `&[data-answer=${answer}]`,
    { background, color: ink, borderColor, borderStyle: 'solid' },
  ]),
);

const Mark = styled(Chip)({
  gap: 4,
  height: 'auto',
  padding: '1px 8px',
  border: '1px solid',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 650,
  lineHeight: 1.6,
  '& .MuiChip-label': { padding: 0, overflow: 'visible' },
  ...answerColors,
  '& svg': { width: '1.1em', height: '1.1em' },
  '@media (max-width: 400px)': { paddingInline: 5, fontSize: '0.8125rem', gap: 2 },
  '@media (max-width: 340px)': { paddingInline: 4, fontSize: '0.75rem', gap: 2 },
  '&&[data-size=large]': { gap: 6, padding: '4px 12px 4px 10px', fontSize: '0.9375rem' },
  // On paper colours may be left out: the border and the words remain.
  '@media print': { '&&&': { background: 'none', color: color('ink') } },
}) as typeof Chip;

interface AnswerMarkProps {
  readonly answer: Answer;
  /** Where it is the answer itself, not one of many beside something else. */
  readonly size?: 'large';
}

/** An answer to be read, not pressed: word, icon and colour. Lent to the screens that show answers. */
export function AnswerMark({ answer, size }: AnswerMarkProps) {
  return (
    <Mark
      component="span"
      data-answer={answer}
      data-size={size}
      icon={<AnswerIcon answer={answer} />}
      label={surveys.answers[answer]}
    />
  );
}
