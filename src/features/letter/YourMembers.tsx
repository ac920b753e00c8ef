import Box from '@mui/material/Box';
import { congress as words } from 'words/congress';
import { hasVotesOn } from '../../content/rollCalls';
import type { PolicyHeading } from '../../content/types';
import type { StateId } from '../../content/stateIds';
import { stateOf } from '../../content/statesInCongress';
import { letterPath } from '../../lib/paths';
import { Disclosure } from '../../ui/Disclosure';
import { Hint } from '../../ui/Hint';
import { Section } from '../../ui/Section';
import { WayList } from '../../ui/WayList';
import { MemberAsOf } from './MemberAsOf';
import { MissingSeats } from './MissingSeats';
import { MemberVotes } from './recordParts';
import { districtIn, seatsOf } from './seats';
import { useCongress } from './useCongress';
import { useSender } from './useSender';

/** How the visitor's own members voted on a policy, once the state is known; before that, where to choose it. */
export function YourMembers({ heading: { id, slug } }: { readonly heading: PolicyHeading }) {
  const state = stateOf(useSender().sender.state ?? '');
  if (!hasVotesOn(id)) return null;
  if (!state)
    return (
      <Box data-screen-only sx={{ marginBlockEnd: 4 }}>
        <WayList ways={[{ href: `${letterPath(slug)}#find`, label: words.votes.find }]} />
      </Box>
    );
  return (
    <Disclosure show={words.votes.show} hide={words.votes.hide}>
      <Votes policyId={id} state={state} />
    </Disclosure>
  );
}

interface VotesProps {
  readonly policyId: PolicyHeading['id'];
  readonly state: StateId;
}

function Votes({ policyId, state }: VotesProps) {
  const { sender } = useSender();
  const { data, isLost, today } = useCongress(true);
  const seats = data && seatsOf(data, state, districtIn(sender, data), today);
  if (!seats) return <Hint role="status">{isLost ? words.votes.failed : words.loading}</Hint>;
  const { senators, representative } = seats;
  return (
    <>
      {[...senators, ...(representative ? [representative] : [])].map((member) => (
        <Section key={member.id} id={member.id} title={member.name} level="h3">
          <MemberAsOf member={member} />
          <MemberVotes member={member} policyId={policyId} />
        </Section>
      ))}
      <MissingSeats {...seats} />
      {representative === undefined && <p>{words.votes.districtUnknown}</p>}
    </>
  );
}
