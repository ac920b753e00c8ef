import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { myAnswers } from 'words/myAnswers';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { color } from '../../theme/palette';
import { hovered } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { StarIcon, StarredIcon } from '../../ui/icons';
import { policyStarred, policyUnstarred, selectIsStarred } from './starredSlice';

const words = myAnswers.table;

const Star = styled(IconButton)({
  border: '2px solid transparent',
  color: color('muted'),
  ...hovered,
  '&[aria-pressed=true]': {
    borderColor: color('primary'),
    background: color('tint'),
    color: color('primary'),
  },
  '@media print': { '&[aria-pressed=true]': { minHeight: 0, padding: 0, gap: 4, border: 0 } },
});

/** What a star on paper means. */
const OnPaper = styled('span')({ display: 'none', ...text.note, '@media print': { display: 'inline' } });

export function StarButton({ id, title }: Pick<PolicyHeading, 'id' | 'title'>) {
  const dispatch = useAppDispatch();
  const starred = useAppSelector((state) => selectIsStarred(state, id));
  return (
    <Star
      name="star"
      value={id}
      aria-pressed={starred}
      aria-label={words.starLabel(title)}
      // The row moves to the top: the second click of a double click would reach the star of another policy.
      onClick={({ detail }) => {
        if (detail < 2) dispatch(starred ? policyUnstarred(id) : policyStarred(id));
      }}
    >
      {starred ? <StarredIcon /> : <StarIcon />}
      <OnPaper>{words.star}</OnPaper>
    </Star>
  );
}
