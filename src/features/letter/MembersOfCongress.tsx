import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { congress as words } from 'words/congress';
import { committeesOf } from '../../content/committees';
import { congressEnds } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { stateOf, statesInCongress } from '../../content/statesInCongress';
import { official } from '../../lib/officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkRow } from '../../ui/LinkRow';
import { CardGrid } from '../../ui/cards';
import { Hint } from '../../ui/Hint';
import { SelectField } from '../../ui/SelectField';
import { committeesUnknown, dayOf, districtsOf, seatsOf } from './seats';
import { CongressMemberCard } from './CongressMemberCard';
import { StateField } from './StateField';
import { useCongress } from './useCongress';
import { useSender } from './useSender';

const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  marginBlockStart: 20,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'none' },
});

/** Columns so wide that no phone number is broken over two lines. */
const roomy = {
  '@media (min-width: 760px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' },
};

interface MembersOfCongressProps {
  /** The policy of the letter. Only with one do the cards list committees, and offer to name a member in the letter. */
  readonly policyId?: PolicyId | undefined;
}

export function MembersOfCongress({ policyId }: MembersOfCongressProps) {
  const [{ district, ...sender }, change] = useSender();
  const [today] = useState(() => dayOf(new Date()));
  const state = stateOf(sender.state ?? '');
  const [data, isLost] = useCongress(state !== undefined);
  const unknown = policyId && data ? committeesUnknown(data, committeesOf[policyId], today) : [];
  const districts = state ? districtsOf(state) : [];
  return (
    <>
      <Fields>
        <StateField
          {...words.state}
          value={state ? (sender.state ?? '') : ''}
          onChange={(next) => change({ ...sender, state: next })}
        />
        {districts.length > 1 && (
          <SelectField
            {...words.district}
            value={district ? String(district) : ''}
            options={districts.map((each) => [String(each), words.district.name(each)])}
            onChange={(next) => change(next ? { ...sender, district: Number(next) } : sender)}
          />
        )}
      </Fields>
      {districts.length > 1 && (
        <LinkRow>
          <ExternalLink href={official.house}>{words.district.notSure}</ExternalLink>
        </LinkRow>
      )}
      <Hint role="status">{state && !data && !isLost && words.loading}</Hint>
      {isLost && <Hint role="alert">{words.failed}</Hint>}
      {state && data && (
        <>
          <Seats {...seatsOf(data, state, district, today)} policyId={policyId} />
          {unknown.length > 0 && (
            <p>{words.seatsUnknown(unknown.map((committee) => words.committees[committee]).join('; '))}</p>
          )}
          {statesInCongress[state].senators === 0 && <p>{words.withoutVote}</p>}
          <Hint>{words.asOf(fullDay(data.asOf), fullDay(congressEnds))}</Hint>
        </>
      )}
    </>
  );
}

type SeatsProps = ReturnType<typeof seatsOf> & MembersOfCongressProps;

function Seats({ senators, senatorsMissing, representative, termEnded, policyId }: SeatsProps) {
  const members = representative ? [...senators, representative] : senators;
  return (
    <>
      <CardGrid role="list" aria-label={words.listLabel} sx={roomy}>
        {members.map((member) => (
          <div role="listitem" key={member.id}>
            <CongressMemberCard member={member} policyId={policyId} />
          </div>
        ))}
      </CardGrid>
      {senatorsMissing > 0 && <p>{words.missing.senators(senatorsMissing)}</p>}
      {representative === null && (
        <p>{termEnded ? words.missing.termOver(fullDay(termEnded)) : words.missing.nobody}</p>
      )}
    </>
  );
}
