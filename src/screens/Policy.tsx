import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../content/types';
import { AllAnswered } from '../features/answers/AllAnswered';
import { OwnVoice } from '../features/answers/OwnVoice';
import { selectFirstOpen } from '../features/answers/votesSlice';
import { WeighsMost } from '../features/answers/WeighsMost';
import { Why } from '../features/answers/Why';
import { CommitteesOfPolicy } from '../features/letter/CommitteesOfPolicy';
import { YourMembers } from '../features/letter/YourMembers';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { AnswerAnnouncement } from '../features/survey/AnswerAnnouncement';
import { NeighborPolicies } from '../features/survey/NeighborPolicies';
import { PolicyPage } from '../features/survey/PolicyPage';
import { PressedElsewhere } from '../features/survey/PressedElsewhere';
import { loadPolicyText, StaticPolicyText } from '../features/survey/StaticPolicyText';
import { nextPolicy } from '../features/survey/surveyFilter';
import { useDeferredSelector } from '../lib/hooks';
import { canonicalUrl, cardPath, oEmbedPath, policyPath, policyPicture } from '../lib/paths';
import { ArrowLink } from '../ui/ArrowLink';
import { Screen } from '../ui/Screen';
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
  const open = useDeferredSelector(selectFirstOpen);
  const next = nextPolicy(heading, policyHeadings, open);

  // Loads the next text ahead: it is small, and most likely wanted next.
  useEffect(() => {
    if (next) loadPolicyText(next.id).catch(() => undefined);
  }, [next]);

  return (
    <Screen
      words={{ meta, needsScripts: site.needsScripts }}
      path={policyPath(slug)}
      picture={policyPicture(slug)}
      wide
      above={
        <>
          <link
            rel="alternate"
            type="application/json+oembed"
            title={title}
            href={canonicalUrl(oEmbedPath(slug))}
          />
          <ArrowLink
            isBack
            href={cardPath(slug)}
            data-screen-only
            sx={{ marginBlock: { xs: '8px', md: '24px 12px' } }}
          >
            {surveys.ways.all}
          </ArrowLink>
          <PressedElsewhere id={id} />
          <ResumeComparison />
        </>
      }
    >
      <PolicyPage
        heading={heading}
        nextPath={next && policyPath(next.slug)}
        nextTitle={next?.title}
        rail={<OwnVoice current={id} />}
        below={
          <>
            <Why heading={heading} />
            <WeighsMost id={id} />
          </>
        }
      >
        <AllAnswered onlyAfterAnswer />
        <StaticPolicyText id={id} part="record" />
        <YourMembers heading={heading} />
        <CommitteesOfPolicy policyId={id} />
        <NeighborPolicies heading={heading} />
      </PolicyPage>
      <AnswerAnnouncement />
    </Screen>
  );
}
