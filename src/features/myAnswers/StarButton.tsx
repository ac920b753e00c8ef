import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { myAnswers } from 'words/myAnswers';
import type { PolicyHeading } from '../../content/types';
import { StarIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { policyStarred, policyUnstarred, selectIsStarred } from '../starred/starredSlice';

const words = myAnswers.table;

const Star = styled(ToggleButton)({
  gap: 8,
  minHeight: 44,
  padding: '4px 12px 4px 10px',
  border: `1px solid ${color('control')}`,
  borderRadius: 22,
  background: 'none',
  color: color('muted'),
  fontSize: '0.875rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: color('ink'), background: 'none' },
  '& svg': { strokeWidth: 1.5 },
  '&.Mui-selected, &.Mui-selected:hover': {
    borderColor: color('undecidedBorder'),
    background: 'none',
    color: color('ink'),
    fontWeight: 650,
  },
  '&[aria-pressed=true] svg': { fill: color('undecided'), stroke: color('undecidedBorder') },
  '@media (forced-colors: active)': {
    '&.Mui-selected, &.Mui-selected:hover': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
    '&[aria-pressed=true] svg': { fill: 'currentColor', stroke: 'currentColor' },
  },
  // On paper a star is a fact, and no star is none.
  '@media print': {
    minHeight: 0,
    padding: 0,
    border: 0,
    '&[aria-pressed=false]': { display: 'none' },
  },
});

/** Marks a policy as what matters most to the visitor; pressed again, it takes the mark away. */
export function StarButton({ heading: { id, title } }: { readonly heading: PolicyHeading }) {
  const dispatch = useAppDispatch();
  const starred = useAppSelector((state) => selectIsStarred(state, id));
  return (
    <Star
      value={id}
      selected={starred}
      aria-label={words.starLabel(title)}
      onChange={() => {
        dispatch(starred ? policyUnstarred(id) : policyStarred(id));
      }}
    >
      <StarIcon />
      {words.star}
    </Star>
  );
}
