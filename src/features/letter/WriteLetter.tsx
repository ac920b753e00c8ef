import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { letter } from 'words/letter';
import { letterDrafts } from 'words/letters/letterDrafts';
import { officeDrafts } from 'words/letters/officeDrafts';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { stateOf } from '../../content/statesInCongress';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { letterPath, paths, policyPath } from '../../lib/paths';
import { ArrowLink } from '../../ui/ArrowLink';
import { lazyPart } from '../../ui/lazyPart';
import { Hint } from '../../ui/Hint';
import { PolicyTile } from '../../ui/PolicyTile';
import { Section } from '../../ui/Section';
import { WayList } from '../../ui/WayList';
import { useLoaded } from '../../lib/useLoaded';
import type { Answer } from '../../content/answerIds';
import { selectVotes } from '../answers/votesSlice';
import { isSomebodyChosen } from './addressee';
import { LetterColumn, LetterColumns } from './LetterColumns';
import { selectWritten } from './letterSlice';
import { OfficialLookups, VotingRules } from './OfficialLookups';
import { useCongress } from './useCongress';
import type { Congress } from './useCongress';
import { useSender } from './useSender';

/**
 * As high as the window: when the form replaces this, what is below is out of view and nothing visible shifts. Below it
 * stands what was printed, as a state may have been chosen there before the app ran (`early/replayInput.ts`).
 */
const Pending = styled('p')({ minHeight: '100svh' });

/** Invisible while stored answers are loading: it would be wrong of those that are answered. */
const NotAnswered = styled('span')({ 'html[data-answers] &': { visibility: 'hidden' } });

interface WriteLetterProps {
  readonly policy: PolicyHeading | undefined;
  /** True if the address names a policy that does not exist: the page then says so. */
  readonly unknown: boolean;
}

/** The official sites are shown even before a policy is chosen, for visitors who only look for an office. */
export function WriteLetter({ policy, unknown }: WriteLetterProps) {
  const votes = useAppSelector(selectVotes);
  const { byPolicy } = useAppSelector(selectWritten);
  // Choosing a policy removes the pressed link and changes only the query. `app/Layout.tsx` moves the focus only when
  // the path changes, so it is moved here.
  const isFollowed = useNavigationType() === NavigationType.Push;
  const shown = useRef(policy);
  useEffect(() => {
    if (isFollowed && shown.current !== policy)
      document.getElementById(policy ? 'letter-policy' : 'choose-policy')?.focus();
    shown.current = policy;
  }, [isFollowed, policy]);

  const { sender } = useSender();
  const congress = useCongress(stateOf(sender.state ?? '') !== undefined);
  const answer = policy && (votes[policy.id] ?? byPolicy[policy.id]?.looked);
  const draft = policy && answer && (
    <Draft key={policy.id} policy={policy} answer={answer} congress={congress} />
  );
  return (
    <>
      <LetterColumns>
        <LetterColumn>
          {policy ? (
            <LetterPolicy policy={policy} answer={votes[policy.id]} />
          ) : (
            <PolicyChooser unknown={unknown} />
          )}
          {/* In the rail, a list of members would be beside an empty column. */}
          {policy && !draft && <OfficialLookups congress={congress} />}
        </LetterColumn>
        {draft ?? (
          <div>
            {!policy && <OfficialLookups congress={congress} />}
            <VotingRules />
          </div>
        )}
      </LetterColumns>
      {draft && <VotingRules />}
    </>
  );
}

interface DraftProps {
  readonly policy: PolicyHeading;
  readonly answer: Answer;
  readonly congress: Congress;
}

const loadRecord = () => import(/* webpackChunkName: "MemberRecord" */ './recordOfMember');

/**
 * Loads the form and this policy's drafts only once the policy is chosen and answered: visitors who only look for an
 * office download neither, and nobody downloads the drafts of a policy that is not theirs.
 */
function Draft({ policy, answer, congress }: DraftProps) {
  const { id } = policy;
  const written = useAppSelector(selectWritten);
  const { sender } = useSender();
  const ofPolicy = [written.byPolicy[id], written.toRead[id]];
  const isMentioned = ofPolicy.some((each) => (each?.mention ?? each?.edited?.mention ?? null) !== null);
  const [record, isRecordLost] = useLoaded(loadRecord, isMentioned);
  // The form waits for what says how the member voted: a text changed before the vote is in it would stay without.
  const isVoteAwaited =
    isMentioned &&
    isSomebodyChosen(written, sender) &&
    ((!record && !isRecordLost) || (!congress.data && !congress.isLost));
  const load = useCallback(async () => {
    const [draft, toSend, form] = await Promise.all([
      letterDrafts[id](),
      officeDrafts?.[id](),
      import('./LetterForm'),
    ]);
    return { words: draft, officeWords: toSend ?? null, ...form };
  }, [id]);
  useEffect(() => {
    // Otherwise the form's code would be asked for only after the record has come. `useLoaded` tells if it is lost.
    if (isVoteAwaited) load().catch(() => undefined);
  }, [isVoteAwaited, load]);
  const [loaded, isLost] = useLoaded(load, !isVoteAwaited);
  if (isLost) {
    return (
      <LetterColumn>
        <Typography role="alert">{letter.policy.failed}</Typography>
        <OfficialLookups congress={congress} />
      </LetterColumn>
    );
  }
  if (!loaded) {
    return (
      <LetterColumn>
        <Pending role="status">{letter.policy.loading}</Pending>
        <OfficialLookups congress={congress} />
      </LetterColumn>
    );
  }
  const { LetterForm, ...drafts } = loaded;
  return (
    <LetterForm
      policy={policy}
      answer={answer}
      congress={congress}
      mentionOf={record?.mentionOf}
      {...drafts}
    />
  );
}

/** Loaded lazily: most visitors come with an answer and do not need it. */
const LookAtDraft = lazyPart(async () => (await import('./LookAtDraft')).LookAtDraft, letter.policy.failed);

interface LetterPolicyProps {
  readonly policy: PolicyHeading;
  readonly answer: Answer | undefined;
}

function LetterPolicy({ policy, answer }: LetterPolicyProps) {
  return (
    <Stack
      component="section"
      aria-labelledby="letter-policy"
      useFlexGap
      spacing={3}
      sx={{ alignItems: 'start', mt: { xs: 4, md: 6 } }}
    >
      <Typography variant="overline">{policy.category}</Typography>
      <Typography variant="h2" id="letter-policy" tabIndex={-1}>
        {policy.title}
      </Typography>
      <Typography>{answer ? letter.policy.yourAnswer[answer] : letter.policy.noAnswer}</Typography>
      <Stack data-screen-only direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 6 }}>
        <ArrowLink href={policyPath(policy.slug)}>
          {answer ? letter.policy.readCard : letter.policy.answerOnCard}
        </ArrowLink>
        <ArrowLink href={paths.letter}>{letter.policy.another}</ArrowLink>
      </Stack>
      {!answer && <LookAtDraft policyId={policy.id} />}
    </Stack>
  );
}

/** Links, not buttons, so that Back and opening in a new tab work. */
function PolicyChooser({ unknown }: { readonly unknown: boolean }) {
  const votes = useAppSelector(selectVotes);
  const ways = policyHeadings.map(({ id, slug, title }) => {
    const answer = votes[id];
    return {
      href: letterPath(slug),
      picture: <PolicyTile policyId={id} answer={answer} />,
      label: `${title} `,
      note: answer ? (
        `${surveys.yourAnswer} ${surveys.answers[answer]}`
      ) : (
        <NotAnswered>{letter.chooser.notAnswered}</NotAnswered>
      ),
    };
  });
  return (
    <Section id="choose-policy" title={letter.chooser.heading}>
      <Hint role="status">{unknown && <strong>{letter.chooser.unknown}</strong>}</Hint>
      <Typography>{letter.chooser.text}</Typography>
      <WayList ways={ways} />
    </Section>
  );
}
