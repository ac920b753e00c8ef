import { congress as words } from 'words/congress';
import type { MemberOfCongress } from '../../content/congressTypes';
import { fullDay } from '../../content/fullDate';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { official } from '../../lib/officialSites';
import { useToday } from '../../lib/today';
import { ExternalLink } from '../../ui/ExternalLink';
import { Hint } from '../../ui/Hint';
import { LabelledCheckbox } from '../../ui/LabelledCheckbox';
import { memberConfirmed, selectWritten } from './letterSlice';
import { ageOf } from './listAge';
import type { SittingMember } from './seats';

/** The official list of the member's chamber, by which a name can be checked. */
export function OfficialList({
  member: { district },
}: {
  readonly member: Pick<MemberOfCongress, 'district'>;
}) {
  return district === undefined ? (
    <ExternalLink href={official.senate}>senate.gov</ExternalLink>
  ) : (
    <ExternalLink href={official.house}>house.gov</ExternalLink>
  );
}

interface MemberAsOfProps {
  readonly member: SittingMember;
}

/** Once the list is no longer new, it says beside each name of which day it is. */
export function MemberAsOf({ member }: MemberAsOfProps) {
  const today = useToday();
  if (ageOf(member.asOf, today) === 'new') return null;
  return (
    <Hint>
      {words.memberAsOf(fullDay(member.asOf))} <OfficialList member={member} />
    </Hint>
  );
}

/** The question that a list which has become old asks before a letter names anybody. */
export function ConfirmMember({ member: { id, name, asOf, district } }: MemberAsOfProps) {
  const today = useToday();
  const dispatch = useAppDispatch();
  const confirmed = useAppSelector((state) => selectWritten(state).confirmed);
  if (ageOf(asOf, today) !== 'old') return null;
  return (
    <LabelledCheckbox
      label={words.confirm(name, district === undefined ? 'senate.gov' : 'house.gov')}
      checked={confirmed === id}
      onChange={(isConfirmed) => dispatch(memberConfirmed(isConfirmed ? id : null))}
    />
  );
}
