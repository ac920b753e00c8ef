import Button from '@mui/material/Button';
import { congress as words } from 'words/congress';
import { language } from 'words/language';
import { committeesOf, committeesOfCongress } from '../../content/committees';
import { congressEnds, congressOf } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import { languages } from '../../content/languages';
import type { PolicyId } from '../../content/policyIds';
import { stateOf } from '../../content/statesInCongress';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { official } from '../../lib/officialSites';
import { ButtonRow } from '../../ui/ButtonRow';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkRow } from '../../ui/layout';
import { Columns, Stack } from '../../ui/layout';
import { MemberGrid } from '../../ui/cards';
import { Hint } from '../../ui/Hint';
import { SelectField } from '../../ui/SelectField';
import { officesOf } from './addressee';
import type { Addressee } from './addressee';
import { onePeriod } from './composeLetter';
import { CongressMemberCard } from './CongressMemberCard';
import { memberLeftOut, selectWritten } from './letterSlice';
import { MissingSeats } from './MissingSeats';
import { committeesUnknown, districtIn, districtsOf, seatsOf } from './seats';
import type { SittingMember } from './seats';
import { StateField } from './StateField';
import type { Congress } from './useCongress';
import { withoutDistrict } from './senderSlice';
import { useSender } from './useSender';

const inWords = new Intl.ListFormat(languages[language].locale);

/** What the list has to do with a letter: it tells who sits on the policy's committees, and offers whom to name. */
export interface OfLetter {
  readonly policyId: PolicyId;
  readonly to: Addressee;
}

export interface MembersOfCongressProps {
  readonly congress: Congress;
  readonly letter?: OfLetter | undefined;
}

export function MembersOfCongress({ congress: { data, isLost, today }, letter }: MembersOfCongressProps) {
  const { sender, change } = useSender();
  const chosen = useAppSelector((all) => selectWritten(all).member);
  const state = stateOf(sender.state ?? '');
  const unknown = letter && data ? committeesUnknown(data, committeesOf[letter.policyId], today) : [];
  const districts = state ? districtsOf(state) : [];
  const district = data ? districtIn(sender, data) : sender.district;
  const isAskedAgain = districts.length > 1 && sender.district !== district;
  const seats = state && data && seatsOf(data, state, district, today);
  const members = seats ? [...seats.senators, ...(seats.representative ? [seats.representative] : [])] : [];
  // One text each: of several beside each other, React could not remove one that a translation has replaced.
  const found =
    members.length > 0
      ? onePeriod(words.found(members.length, inWords.format(members.map(({ name }) => name))))
      : state && !data && !isLost && words.loading;
  const isDropped = (data ?? !state) && chosen;
  const general = isDropped ? words.dropped : seats && !chosen && words.generalChosen;
  const { member, unconfirmed } = letter?.to ?? {};
  const addressed = member
    ? onePeriod(words.chosen(member.name))
    : unconfirmed
      ? words.notConfirmed(unconfirmed.name)
      : general;
  return (
    <>
      <Stack gap={24} before={24} data-screen-only>
        <Columns>
          <StateField
            {...words.state}
            value={state ? (sender.state ?? '') : ''}
            onChange={(next) => change({ ...sender, state: next })}
          />
          {districts.length > 1 && (
            <SelectField
              {...words.district}
              value={district ? String(district) : ''}
              options={new Map(districts.map((each) => [String(each), words.district.name(each)]))}
              onChange={(next) =>
                change(
                  next
                    ? { ...sender, district: Number(next), congress: congressOf(today) }
                    : withoutDistrict(sender),
                )
              }
            />
          )}
        </Columns>
      </Stack>
      {districts.length > 1 && (
        <LinkRow data-screen-only>
          <ExternalLink href={official.house}>{words.district.notSure}</ExternalLink>
        </LinkRow>
      )}
      {isAskedAgain && <Hint>{words.district.askedAgain(sender.district ?? 0)}</Hint>}
      <Hint role="status">{found}</Hint>
      {isLost && <Hint role="alert">{letter && chosen ? words.chosenLost : words.failed}</Hint>}
      {seats && (
        <>
          <Seats {...seats} members={members} letter={letter} />
          {unknown.length > 0 && (
            <p>
              {words.seatsUnknown(
                unknown.map((committee) => words.committees[committee]).join('; '),
                committeesOfCongress,
              )}
            </p>
          )}
          {!officesOf(state).includes('senator') && <p>{words.withoutVote}</p>}
          <Hint>{words.asOf(fullDay(data.asOf), fullDay(congressEnds))}</Hint>
        </>
      )}
      {letter && <Hint role="status">{addressed}</Hint>}
    </>
  );
}

type SeatsProps = ReturnType<typeof seatsOf> & {
  readonly members: readonly SittingMember[];
  readonly letter: OfLetter | undefined;
};

function Seats({ members, letter, ...missing }: SeatsProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Hint>{words.washington}</Hint>
      <MemberGrid role="list" aria-label={words.listLabel}>
        {members.map((member) => (
          <div role="listitem" key={member.id}>
            <CongressMemberCard member={member} letter={letter} />
          </div>
        ))}
      </MemberGrid>
      <MissingSeats {...missing} />
      {letter && (
        <ButtonRow>
          <Button
            variant="outlined"
            aria-pressed={!letter.to.member && !letter.to.unconfirmed}
            onClick={() => dispatch(memberLeftOut())}
          >
            {words.general}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
