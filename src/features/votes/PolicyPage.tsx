import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector, useDeferredSelector } from '../../hooks';
import { paths, policyPath } from '../../paths';
import { ChevronIcon } from '../../ui/icons';
import { AnswerStrip } from './AnswerStrip';
import { PolicyCard } from './PolicyCard';
import { loadPolicyWords } from './PolicyWords';
import { nextUnanswered } from './surveyFilter';
import { RecordedVote } from './SurveyProgress';
import { selectClearedAlone, selectCompletedBy, selectVotes } from './votesSlice';

const words = surveys.policyPage;

/** One policy by itself, and the way to the others. */
export function PolicyPage({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug } = heading;
  const cleared = useAppSelector(selectClearedAlone, shallowEqual);
  const completedBy = useDeferredSelector(selectCompletedBy);
  const open = useDeferredSelector((state) => nextUnanswered(selectVotes(state), slug));
  const following = policyHeadings[policyHeadings.indexOf(heading) + 1];
  // After the last one round to the first that is open.
  const next = following ?? (open?.id === id ? undefined : open);

  // Small, and most likely wanted next.
  useEffect(() => {
    if (next) loadPolicyWords(next.id).catch(() => undefined);
  }, [next]);

  return (
    <>
      <PolicyCard
        alone
        heading={heading}
        cleared={cleared?.policyId === id ? cleared.answer : undefined}
        completes={completedBy === id}
        nextPath={next && policyPath(next.slug)}
        nextTitle={next?.title}
      />
      <RecordedVote />
      <AllPolicies id={id} open={open} />
    </>
  );
}

const Place = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& nav': { display: 'flex', width: 88 },
  '& a': { display: 'grid', placeItems: 'center', width: 44, height: 44 },
  '& [rel=prev] svg': { rotate: '90deg' },
  '& [rel=next]': { marginInlineStart: 'auto' },
  '& [rel=next] svg': { rotate: '-90deg' },
  '@media print': { '& nav': { display: 'none' } },
});

/** Which of the policies this is, and the ones before and after it. */
export function PolicyPlace({ heading }: { readonly heading: PolicyHeading }) {
  const place = policyHeadings.indexOf(heading);
  return (
    <Place>
      <Typography variant="overline" component="p" color="primary">
        {heading.category} · {words.position(place + 1, policyHeadings.length)}
      </Typography>
      <nav aria-label={words.others}>
        <Neighbor rel="prev" label={words.previous} to={policyHeadings[place - 1]} />
        <Neighbor rel="next" label={words.next} to={policyHeadings[place + 1]} />
      </nav>
    </Place>
  );
}

interface NeighborProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly to: PolicyHeading | undefined;
}

function Neighbor({ rel, label, to }: NeighborProps) {
  return (
    to && (
      <Link rel={rel} to={policyPath(to.slug)} aria-label={words.leadsTo(label, to.title)}>
        <ChevronIcon />
      </Link>
    )
  );
}

const Foot = styled('div')({
  marginBlockStart: 16,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media print': { display: 'none' },
});

/** Where the visitor stands with all of them. */
function AllPolicies({ id, open }: { readonly id: PolicyId; readonly open: PolicyHeading | undefined }) {
  return (
    <Foot>
      {open ? (
        open.id !== id && (
          <Link to={policyPath(open.slug)} aria-label={words.leadsTo(surveys.nextUnanswered, open.title)}>
            {surveys.nextUnanswered}
          </Link>
        )
      ) : (
        <Link to={paths.myAnswers}>{surveys.seeAnswers}</Link>
      )}
      <AnswerStrip current={id} />
    </Foot>
  );
}
