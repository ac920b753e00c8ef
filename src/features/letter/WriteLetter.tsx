import { useEffect, useRef, useState } from 'react';
import { letter } from '../../content/en/letter';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../hooks';
import { useLeaveGuard } from '../../ui/useLeaveGuard';
import type { Answer } from '../votes/votesDocument';
import { selectVotes } from '../votes/votesSlice';
import { LetterDraft } from './LetterDraft';
import { isUnsaved, noNotes } from './letterNotes';
import type { LetterNotes } from './letterNotes';
import { LetterPolicy } from './LetterPolicy';
import { PolicyChooser } from './PolicyChooser';
import { useSender } from './SenderFields';

type ByPolicy<Value> = Readonly<Partial<Record<PolicyId, Value>>>;

interface WriteLetterProps {
  readonly policy: PolicyHeading | undefined;
  /** The address names a policy that there is none of. */
  readonly unknown: boolean;
}

/** Holds what was typed for every policy: going back to choose another one loses nothing. */
export function WriteLetter({ policy, unknown }: WriteLetterProps) {
  const votes = useAppSelector(selectVotes);
  const signing = useSender();
  const [looked, setLooked] = useState<ByPolicy<Answer>>({});
  const [notes, setNotes] = useState<ByPolicy<LetterNotes>>({});
  const unsaved = Object.values(notes).some(isUnsaved);
  const leaveQuestion = useLeaveGuard(unsaved, letter.leave);
  const { heading, onFollow } = useFocusAfterFollowing(policy?.id);

  if (!policy) {
    return (
      <>
        <PolicyChooser headingRef={heading} unknown={unknown} onFollow={onFollow} />
        {leaveQuestion}
      </>
    );
  }

  const { id } = policy;
  const answer = votes[id] ?? looked[id];
  return (
    <>
      <LetterPolicy
        policy={policy}
        headingRef={heading}
        answer={votes[id]}
        looked={looked[id]}
        onLook={(kind) => {
          setLooked({ ...looked, [id]: kind });
        }}
        onFollow={onFollow}
      />
      {answer && (
        <LetterDraft
          policyId={id}
          answer={answer}
          signing={signing}
          notes={notes[id] ?? noNotes}
          onChange={(change) => {
            setNotes((all) => ({ ...all, [id]: change(all[id] ?? noNotes) }));
          }}
        />
      )}
      {leaveQuestion}
    </>
  );
}

/** Only the query changes between the policies, so nothing else moves the focus on from the link that is gone. */
function useFocusAfterFollowing(policyId: PolicyId | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(false);
  useEffect(() => {
    if (followed.current) heading.current?.focus();
    followed.current = false;
  }, [policyId]);
  return {
    heading,
    onFollow: () => {
      followed.current = true;
    },
  };
}
