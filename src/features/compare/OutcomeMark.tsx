import { styled } from '@mui/material/styles';
import { compare } from '../../content/en/compare';
import type { Outcome } from '../../content/shareTypes';
import { DifferIcon, EqualIcon, OpenIcon, QuestionIcon } from '../../ui/icons';
import { color } from '../../ui/palette';

const icons = {
  agree: EqualIcon,
  differ: DifferIcon,
  bothUndecided: QuestionIcon,
  oneUndecided: QuestionIcon,
  open: OpenIcon,
} satisfies Record<Outcome, unknown>;

/** Neither side's colour: agreeing is not better than differing. */
const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  lineHeight: 1.4,
  color: color('muted'),
  '&[data-outcome=agree], &[data-outcome=differ]': { color: color('ink'), fontWeight: 650 },
  '& svg': { width: '1em', height: '1em' },
});

export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  const Icon = icons[outcome];
  return (
    <Mark data-outcome={outcome}>
      <Icon />
      {compare.result.outcomes[outcome]}
    </Mark>
  );
}
