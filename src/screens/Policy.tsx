import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../content/types';
import { ResumeComparison } from '../features/compare/ResumeComparison';
import { CommitteesOfPolicy } from '../features/congress/CommitteesOfPolicy';
import { AnswerStrip } from '../features/votes/AnswerStrip';
import { AnswerAnnouncement } from '../features/surveys/AnswerAnnouncement';
import { PolicyCard } from '../features/surveys/PolicyCard';
import { loadPolicyText } from '../features/surveys/StaticPolicyText';
import { nextUnanswered } from '../features/surveys/surveyFilter';
import { SurveyViewSwitch } from '../features/surveys/SurveyViewSwitch';
import { selectVotes } from '../features/votes/votesSlice';
import { useDeferredSelector } from '../hooks';
import { paths, policyPath, policyPicture } from '../paths';
import { ChevronIcon } from '../ui/icons';
import { LinkRow } from '../ui/LinkRow';
import { Screen } from '../ui/Screen';
import { NotFound } from './NotFound';

const words = surveys.policyPage;

/** The page of the policy that the address names; addresses of none have no page. */
export function Policy() {
  const { slug } = useParams();
  const heading = policyHeadings.find((each) => each.slug === slug);
  // With a key of its own: nothing of one policy's page, such as an open field, belongs to the next.
  return heading ? <OnePolicy key={slug} heading={heading} /> : <NotFound />;
}

/** One policy by itself, and where the visitor stands with all of them. */
function OnePolicy({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug, title } = heading;
  const meta = { title, description: words.description(title) };
  const open = useDeferredSelector((state) => nextUnanswered(selectVotes(state), slug));
  const following = policyHeadings[policyHeadings.indexOf(heading) + 1];
  // After the last one round to the first that is open.
  const next = following ?? (open?.id === id ? undefined : open);

  // Small, and most likely wanted next.
  useEffect(() => {
    if (next) loadPolicyText(next.id).catch(() => undefined);
  }, [next]);

  return (
    <Screen
      words={{ meta, heading: title, needsScripts: site.needsScripts }}
      path={policyPath(slug)}
      picture={policyPicture(slug)}
      above={
        <>
          <SurveyViewSwitch policy={slug} />
          <PolicyPlace heading={heading} />
        </>
      }
    >
      <ResumeComparison />
      <PolicyCard alone heading={heading} nextPath={next && policyPath(next.slug)} nextTitle={next?.title} />
      <AnswerAnnouncement />
      <CommitteesOfPolicy policyId={id} />
      <Box sx={{ marginBlockStart: 2, displayPrint: 'none' }}>
        <LinkRow>
          {open && open.id !== id && (
            <Link to={policyPath(open.slug)} aria-label={words.leadsTo(surveys.nextUnanswered, open.title)}>
              {surveys.nextUnanswered}
            </Link>
          )}
          {!open && <Link to={paths.myAnswers}>{surveys.seeAnswers}</Link>}
        </LinkRow>
        <AnswerStrip current={id} />
      </Box>
    </Screen>
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
function PolicyPlace({ heading }: { readonly heading: PolicyHeading }) {
  const place = policyHeadings.indexOf(heading);
  const neighbors = [
    { rel: 'prev', label: words.previous, to: policyHeadings[place - 1] },
    { rel: 'next', label: words.next, to: policyHeadings[place + 1] },
  ];
  return (
    <Place>
      <Typography variant="overline" component="p" color="primary">
        {heading.category} · {words.position(place + 1, policyHeadings.length)}
      </Typography>
      <nav aria-label={words.others}>
        {neighbors.map(
          ({ rel, label, to }) =>
            to && (
              <Link key={rel} rel={rel} to={policyPath(to.slug)} aria-label={words.leadsTo(label, to.title)}>
                <ChevronIcon />
              </Link>
            ),
        )}
      </nav>
    </Place>
  );
}
