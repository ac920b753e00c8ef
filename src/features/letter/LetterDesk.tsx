import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../hooks';
import { letter } from '../../content/en/letter';
import type { Stance } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useLeaveGuard } from '../../ui/useLeaveGuard';
import { selectVotes } from '../votes/votesSlice';
import { Draft } from './Draft';
import { isUnsaved, noNotes } from './letterNotes';
import type { LetterNotes } from './letterNotes';
import { PolicyChooser } from './PolicyChooser';
import { PolicyStance } from './PolicyStance';
import { useSender } from './useSender';

type ByPolicy<Value> = Readonly<Partial<Record<PolicyId, Value>>>;

interface LetterDeskProps {
  readonly policy: PolicyHeading | undefined;
  /** The address names a policy that there is none of. */
  readonly unknown: boolean;
}

/** Holds what was typed for every policy: going back to choose another one loses nothing. */
export function LetterDesk({ policy, unknown }: LetterDeskProps) {
  const votes = useAppSelector(selectVotes);
  const signing = useSender();
  const [looked, setLooked] = useState<ByPolicy<Stance>>({});
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
  const stance = votes[id] ?? looked[id];
  return (
    <>
      <PolicyStance
        heading={policy}
        headingRef={heading}
        answer={votes[id]}
        looked={looked[id]}
        onLook={(chosen) => {
          setLooked({ ...looked, [id]: chosen });
        }}
        onFollow={onFollow}
      />
      {stance && (
        <Draft
          policyId={id}
          stance={stance}
          signing={signing}
          notes={notes[id] ?? noNotes}
          onChange={(change) => {
            setNotes((all) => ({ ...all, [id]: { ...(all[id] ?? noNotes), taken: false, ...change } }));
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
