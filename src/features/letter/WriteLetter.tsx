import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { letter } from 'words/letter';
import { letterDrafts } from 'words/letters/letterDrafts';
import { draftsToSend } from 'words/letters/lettersToSend';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../hooks';
import { policyPath, paths } from '../../paths';
import { lazyPart } from '../../ui/lazyPart';
import { useUnloadGuard } from '../../ui/useLeaveGuard';
import { useLoaded } from '../../ui/useLoaded';
import type { Answer } from '../votes/votesDocument';
import { selectVotes } from '../votes/votesSlice';
import { selectIsUnsaved, selectWritten } from './letterSlice';
import { LetterStep } from './LetterStep';
import { OfficialLookups } from './OfficialLookups';
import { PolicyChooser } from './PolicyChooser';

interface WriteLetterProps {
  readonly policy: PolicyHeading | undefined;
  /** The address names a policy that there is none of. */
  readonly unknown: boolean;
}

/** The way to a letter: a policy, an answer, and then the three steps. The official sites are there from the start. */
export function WriteLetter({ policy, unknown }: WriteLetterProps) {
  const votes = useAppSelector(selectVotes);
  const { byPolicy } = useAppSelector(selectWritten);
  const { heading, onFollow } = useFocusAfterFollowing(policy);
  // Links, Back and a reload keep what was written; only closing the tab would lose it.
  useUnloadGuard(useAppSelector(selectIsUnsaved));

  const answer = policy && (votes[policy.id] ?? byPolicy[policy.id]?.looked);
  return (
    <>
      {policy ? (
        <LetterPolicy policy={policy} headingRef={heading} answer={votes[policy.id]} onFollow={onFollow} />
      ) : (
        <PolicyChooser headingRef={heading} unknown={unknown} onFollow={onFollow} />
      )}
      {policy && answer ? <Draft key={policy.id} policy={policy} answer={answer} /> : <Lookups />}
    </>
  );
}

function Lookups() {
  return (
    <LetterStep id="find" title={letter.lookups.heading}>
      <OfficialLookups />
    </LetterStep>
  );
}

/** As high as what takes its place, so that nothing below is seen to move. */
const Waiting = styled('p')({ minHeight: '100svh' });

interface DraftProps {
  readonly policy: PolicyHeading;
  readonly answer: Answer;
}

/** Nobody who only chooses a policy, or looks for an office, downloads the desk to write at; and nobody two drafts. */
function Draft({ policy, answer }: DraftProps) {
  const load = useCallback(async () => {
    const steps = import('./LetterSteps');
    const toSend = draftsToSend?.[policy.id]();
    return { words: await letterDrafts[policy.id](), wordsToSend: (await toSend) ?? null, ...(await steps) };
  }, [policy.id]);
  const loaded = useLoaded(load, true);
  if (!loaded) return <Waiting role="status">{letter.policy.loading}</Waiting>;
  if (loaded !== 'failed') {
    const { LetterSteps, ...drafts } = loaded;
    return <LetterSteps policy={policy} answer={answer} {...drafts} />;
  }
  return (
    <>
      <p role="alert">{letter.policy.failed}</p>
      <Lookups />
    </>
  );
}

/** Only the query changes between the policies, so nothing else moves the focus on from the link that is gone. */
function useFocusAfterFollowing(policy: PolicyHeading | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(false);
  useEffect(() => {
    if (followed.current) heading.current?.focus();
    followed.current = false;
  }, [policy]);
  return {
    heading,
    onFollow: () => {
      followed.current = true;
    },
  };
}

/** Most come here with an answer. */
const LookAtDraft = lazyPart(async () => (await import('./LookAtDraft')).LookAtDraft, letter.policy.failed);

const Section = styled('section')({ marginBlockStart: 32, '& p': { marginBlock: 8 } });

const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '& a': { paddingBlock: 9 },
});

interface LetterPolicyProps {
  readonly policy: PolicyHeading;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly answer: Answer | undefined;
  readonly onFollow: () => void;
}

/** Which policy the letter is about, and which answer it speaks for. */
function LetterPolicy({ policy, headingRef, answer, onFollow }: LetterPolicyProps) {
  return (
    <Section aria-labelledby="letter-policy">
      <Typography variant="overline" component="p" color="primary" sx={{ marginBlockEnd: 0.5 }}>
        {policy.category}
      </Typography>
      <Typography variant="h2" id="letter-policy" ref={headingRef} tabIndex={-1}>
        {policy.title}
      </Typography>
      <p>{answer ? letter.policy.yourAnswer[answer] : letter.policy.noAnswer}</p>
      <Links>
        <Link to={policyPath(policy.slug)}>
          {answer ? letter.policy.readCard : letter.policy.answerOnCard}
        </Link>
        <Link to={paths.letter} onClick={onFollow}>
          {letter.policy.another}
        </Link>
      </Links>
      {!answer && <LookAtDraft policyId={policy.id} />}
    </Section>
  );
}
