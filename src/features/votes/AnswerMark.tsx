import { styled } from '@mui/material/styles';
import { surveys } from '../../content/en/surveys';
import { CheckIcon, CrossIcon, QuestionIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import type { Choice } from './votesDocument';

const icons = { yes: CheckIcon, no: CrossIcon, undecided: QuestionIcon } satisfies Record<Choice, unknown>;

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '1px 8px',
  border: '1px solid',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '&[data-answer=yes]': { background: color('yes'), color: color('onYes'), borderColor: color('yes') },
  '&[data-answer=no]': { background: color('no'), color: color('onNo'), borderColor: color('no') },
  '&[data-answer=undecided]': {
    background: color('undecided'),
    color: color('onUndecided'),
    borderColor: color('undecidedBorder'),
  },
  '& svg': { width: '1em', height: '1em' },
  '@media (max-width: 400px)': { paddingInline: 5, fontSize: '0.8125rem', gap: 2 },
  '@media (max-width: 340px)': { paddingInline: 4, fontSize: '0.75rem', gap: 2 },
  // On paper colours may be left out: the border and the words remain.
  '@media print': { '&&': { background: 'none', color: color('ink') } },
});

/** An answer to be read, not pressed: word, icon and colour. Lent to the screens that show answers. */
export function AnswerMark({ choice }: { readonly choice: Choice }) {
  const Icon = icons[choice];
  return (
    <Mark data-answer={choice}>
      <Icon />
      {surveys.choices[choice]}
    </Mark>
  );
}
