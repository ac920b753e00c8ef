import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector, useDeferredSelector } from '../../hooks';
import { paths, policyPath } from '../../paths';
import { AnswerStrip } from './AnswerStrip';
import { PolicyCard } from './PolicyCard';
import { loadPolicyWords } from './PolicyWords';
import { nextUnanswered } from './surveyFilter';
import { RecordedVote } from './SurveyProgress';
import { selectAnswer, selectClearedAlone, selectCompletedBy, selectVotes } from './votesSlice';

const words = surveys.policyPage;

/** One policy by itself, and the way to the others. */
export function PolicyPage({ heading }: { readonly heading: PolicyHeading }) {
  const cleared = useAppSelector(selectClearedAlone, shallowEqual);
  const completedBy = useDeferredSelector(selectCompletedBy);
  const next = policyHeadings[policyHeadings.indexOf(heading) + 1];
  return (
    <>
      <PolicyCard
        alone
        heading={heading}
        cleared={cleared?.policyId === heading.id ? cleared.answer : undefined}
        completes={completedBy === heading.id}
        nextPath={next && policyPath(next.slug)}
        nextTitle={next?.title}
      />
      <RecordedVote />
      <OtherPolicies heading={heading} />
    </>
  );
}

const Nav = styled('nav')({ '@media print': { display: 'none' } });

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBlockStart: 24,
  '& [data-way=next]': { gridColumn: 2 },
  '@media (max-width: 700px)': { '& [data-way=open]': { gridRow: 2, gridColumn: '1 / -1' } },
  '@media (min-width: 701px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& [data-way=open]': { gridColumn: 2 },
    '& [data-way=next]': { gridColumn: 3, gridRow: 1 },
  },
});

/** Back and on, and where the visitor stands. After an answer the way on is the first thing to do. */
function OtherPolicies({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug } = heading;
  const place = policyHeadings.indexOf(heading);
  const previous = policyHeadings[place - 1];
  const next = policyHeadings[place + 1];
  const answered = useDeferredSelector((state) => selectAnswer(state, id) !== undefined);
  const open = useDeferredSelector((state) => nextUnanswered(selectVotes(state), slug));
  const primary = answered ? 'contained' : 'outlined';

  // Small, and most likely wanted next.
  useEffect(() => {
    if (next) loadPolicyWords(next.id).catch(() => undefined);
  }, [next]);

  return (
    <Nav aria-label={words.others}>
      <Ways>
        {previous && <WayLink way="previous" label={words.previous} to={previous} variant="outlined" />}
        {open ? (
          open.id !== id && (
            <WayLink
              way="open"
              label={surveys.nextUnanswered}
              to={open}
              variant={next ? 'outlined' : primary}
            />
          )
        ) : (
          <Button data-way="open" variant={next ? 'outlined' : primary} component={Link} to={paths.myAnswers}>
            {surveys.seeAnswers}
          </Button>
        )}
        {next && <WayLink way="next" label={words.next} to={next} variant={primary} />}
      </Ways>
      <AnswerStrip current={id} />
    </Nav>
  );
}

interface WayLinkProps {
  readonly way: 'previous' | 'open' | 'next';
  readonly label: string;
  readonly to: PolicyHeading;
  readonly variant: 'contained' | 'outlined';
}

function WayLink({ way, label, to: { slug, title }, variant }: WayLinkProps) {
  return (
    <Button
      data-way={way}
      variant={variant}
      component={Link}
      to={policyPath(slug)}
      aria-label={words.leadsTo(label, title)}
    >
      {label}
    </Button>
  );
}
