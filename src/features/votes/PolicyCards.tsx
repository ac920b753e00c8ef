import { styled } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../hooks';
import { PolicyCard } from './PolicyCard';
import { printFilter } from './surveyFilter';
import { useSurveyFilter } from './useShownPolicies';
import { selectClearedAlone, selectCompletedBy } from './votesSlice';

/** Blocks, not a grid: a grid lays all its cards out again whenever one changes. */
const Cards = styled('div')({
  marginBlockStart: 24,
  '& > :not([hidden]) ~ *': { marginBlockStart: 32 },
  '@media print': { marginBlockStart: 14, '& > :not([hidden]) ~ *': { marginBlockStart: 40 } },
});

interface PolicyCardsProps {
  readonly shown: ReadonlySet<PolicyId>;
  /** Called for every press inside a card. */
  readonly onPress: (press: SyntheticEvent) => void;
}

/** All policies as cards; those not to be shown are drawn as well, out of sight. */
export function PolicyCards({ shown, onPress }: PolicyCardsProps) {
  // Asked for once by the list, not by every card: each concerns one card at most.
  const cleared = useAppSelector(selectClearedAlone, shallowEqual);
  const completedBy = useDeferredSelector(selectCompletedBy);
  const query = printFilter(useSurveyFilter());
  return (
    <Cards onClickCapture={onPress}>
      {policyHeadings.map((heading, index) => {
        const next = policyHeadings.slice(index + 1).find(({ id }) => shown.has(id));
        return (
          <PolicyCard
            key={heading.id}
            heading={heading}
            hidden={!shown.has(heading.id)}
            cleared={cleared?.policyId === heading.id ? cleared.answer : undefined}
            completes={completedBy === heading.id}
            nextPath={next && `${query && `?${query}`}#${next.slug}`}
            nextTitle={next?.title}
          />
        );
      })}
    </Cards>
  );
}
