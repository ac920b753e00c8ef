import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { color } from '../../theme/palette';
import { whereLineSticks } from '../../theme/stickyEdges';
import { inRoomOf } from '../../theme/tokens';
import { ArrowLink } from '../../ui/ArrowLink';
import { selectProgress } from '../answers/votesSlice';
import { FilterSelect } from './FilterSelect';
import type { SurveyFilter } from './surveyFilter';

/** Stays at the upper edge of a window that is not too low: how far the visitor has come is in view on each card. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  // Wider than the cards, to cover the focus rings of what scrolls below it.
  marginInline: -16,
  minHeight: 48,
  padding: '4px 16px 8px',
  background: color('page'),
  [whereLineSticks]: {
    '@media screen and (min-height: 30em)': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
  },
});

/** On a phone there is no room for it, and the answers themselves lead there. */
const AnswersLink = styled(ArrowLink)({
  display: 'none',
  marginInlineEnd: 'auto',
  [inRoomOf('sm')]: { display: 'flex' },
});

/** As wide as with all answered, at about half an em a letter: an answer would move the filter to another row otherwise. */
const room = `min(${(surveys.progress(policyIds.length, policyIds.length).length * 0.55).toFixed(1)}em, 100%)`;

function Progress() {
  const { answered } = useDeferredSelector(selectProgress);
  return (
    // The inline script may have corrected the number: React would report the difference.
    <Typography
      variant="note"
      data-count=""
      suppressHydrationWarning
      sx={{ color: 'muted', minInlineSize: room }}
    >
      {surveys.progress(answered, policyIds.length)}
    </Typography>
  );
}

/** Without `memo` an answer renders the filter and the link again before the pressed button is painted. */
export const SurveyToolbar = memo(function SurveyToolbar({ filter }: { readonly filter: SurveyFilter }) {
  return (
    <Line data-screen-only>
      <Progress />
      <AnswersLink isSmall href={paths.myAnswers}>
        {surveys.myAnswers}
      </AnswersLink>
      <FilterSelect filter={filter} />
    </Line>
  );
});
