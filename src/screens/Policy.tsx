import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../content/types';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { CommitteesOfPolicy } from '../features/letter/CommitteesOfPolicy';
import { YourMembers } from '../features/letter/YourMembers';
import { AnswerAnnouncement } from '../features/survey/AnswerAnnouncement';
import { PressedElsewhere } from '../features/survey/PressedElsewhere';
import { NeighborPolicies } from '../features/survey/NeighborPolicies';
import { PolicyCard } from '../features/survey/PolicyCard';
import { loadPolicyText, StaticPolicyText } from '../features/survey/StaticPolicyText';
import { nextUnanswered } from '../features/survey/surveyFilter';
import { AllAnswered } from '../features/answers/AllAnswered';
import { OwnVoice } from '../features/answers/OwnVoice';
import { selectVotes } from '../features/answers/votesSlice';
import { useDeferredSelector } from '../lib/hooks';
import { canonicalUrl, cardPath, oEmbedPath, policyPath, policyPicture } from '../lib/paths';
import { ChevronIcon } from '../ui/icons';
import { PolicyCategory } from '../ui/PolicyLabel';
import { Screen } from '../ui/Screen';
import { AllPolicies, OtherPolicies } from '../ui/policyNav';
import { NotFound } from './NotFound';

export function Policy() {
  const { slug } = useParams();
  const heading = policyHeadings.find((each) => each.slug === slug);
  // The key keeps the state of one policy's page, such as an open field, from appearing on the next one.
  return heading ? <OnePolicy key={slug} heading={heading} /> : <NotFound />;
}

function OnePolicy({ heading }: { readonly heading: PolicyHeading }) {
  const { id, slug, title } = heading;
  const meta = { title, description: surveys.policyPage.description(title) };
  const open = useDeferredSelector((state) => nextUnanswered(selectVotes(state), slug));
  const following = policyHeadings[policyHeadings.indexOf(heading) + 1];
  // After the last policy comes the first one without an answer, so that none is left out.
  const next = following ?? (open?.id === id ? undefined : open);

  // Loads the next text ahead: it is small, and most likely wanted next.
  useEffect(() => {
    if (next) loadPolicyText(next.id).catch(() => undefined);
  }, [next]);

  return (
    <Screen
      words={{ meta, heading: title, needsScripts: site.needsScripts }}
      path={policyPath(slug)}
      picture={policyPicture(slug)}
      wide
      quietTitle
      above={
        <>
          <link
            rel="alternate"
            type="application/json+oembed"
            title={title}
            href={canonicalUrl(oEmbedPath(slug))}
          />
          <AllPolicies data-screen-only>
            <Link to={cardPath(slug)}>
              <ChevronIcon />
              {surveys.ways.all}
            </Link>
          </AllPolicies>
          <PressedElsewhere />
          <ResumeComparison />
          <PolicyCategory>{heading.category}</PolicyCategory>
        </>
      }
    >
      <PolicyCard alone heading={heading} nextPath={next && policyPath(next.slug)} nextTitle={next?.title}>
        <OtherPolicies data-screen-only>
          <OwnVoice current={id} />
          <NeighborPolicies heading={heading} />
        </OtherPolicies>
      </PolicyCard>
      <AllAnswered />
      <AnswerAnnouncement />
      <StaticPolicyText id={id} part="record" />
      <YourMembers heading={heading} />
      <CommitteesOfPolicy policyId={id} />
    </Screen>
  );
}
