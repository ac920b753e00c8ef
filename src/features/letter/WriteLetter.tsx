import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef } from 'react';
import { useAppSelector } from '../../hooks';
import { letter } from 'words/letter';
import { letterDrafts } from 'words/letters/letterDrafts';
import { draftsToSend } from 'words/letters/lettersToSend';
import type { PolicyHeading } from '../../content/types';
import { useLoaded } from '../../ui/useLoaded';
import { useUnloadGuard } from '../../ui/useLeaveGuard';
import type { Answer } from '../votes/votesDocument';
import { selectVotes } from '../votes/votesSlice';
import { LetterPolicy } from './LetterPolicy';
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
    const steps = import(/* webpackChunkName: "LetterSteps" */ './LetterSteps');
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
