import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { congress as words } from 'words/congress';
import { language } from 'words/language';
import { committeesOf, committeesOfCongress } from '../../content/committees';
import { congressEnds, congressOf } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import { languages } from '../../content/languages';
import type { PolicyId } from '../../content/policyIds';
import { stateOf } from '../../content/statesInCongress';
import { useAppSelector } from '../../lib/hooks';
import { official } from '../../lib/officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { Hint } from '../../ui/Hint';
import { officesOf } from './addressee';
import type { Addressee } from './addressee';
import { onePeriod } from './composeLetter';
import { CongressMemberCard } from './CongressMemberCard';
import { selectWritten } from './letterSlice';
import { MissingSeats } from './MissingSeats';
import { committeesUnknown, districtIn, districtsOf, seatsOf } from './seats';
import type { Seats, SittingMember } from './seats';
import { SelectField } from '../../ui/SelectField';
import { StateField } from './StateField';
import type { Congress } from './useCongress';
import { useSender } from './useSender';
import { WriteTo } from './WriteTo';

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
  // Without a state there is none that the chosen member could fail to represent.
  const general = chosen && state ? data && words.dropped : (chosen ?? seats) && words.generalChosen;
  const { member, unconfirmed } = letter?.to ?? {};
  const addressed = member
    ? onePeriod(words.chosen(member.name))
    : unconfirmed
      ? words.notConfirmed(unconfirmed.name)
      : general;
  const list = seats && <MemberList {...seats} members={members} letter={letter} />;
  return (
    <>
      <Box
        data-screen-only
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        <StateField
          id="find-state"
          name="state"
          autoComplete="address-level1"
          {...words.state}
          value={state ? (sender.state ?? '') : ''}
          onChange={(next) => change({ state: next })}
        />
        {districts.length > 1 && (
          <SelectField
            id="find-district"
            label={words.district.label}
            none={words.district.none}
            value={district ? String(district) : ''}
            options={new Map(districts.map((each) => [String(each), words.district.name(each)]))}
            onChange={(next) =>
              change({ district: next ? Number(next) : undefined, congress: congressOf(today) })
            }
          />
        )}
      </Box>
      {districts.length > 1 && (
        <div data-screen-only>
          <ExternalLink href={official.house}>{words.district.notSure}</ExternalLink>
        </div>
      )}
      {isAskedAgain && <Hint>{words.district.askedAgain(sender.district ?? 0)}</Hint>}
      <Hint role="status">{found}</Hint>
      {isLost && <Hint role="alert">{letter && chosen ? words.chosenLost : words.failed}</Hint>}
      {/* Before the choices: between them and their label it would part the two. */}
      {seats && <Hint>{words.washington}</Hint>}
      {letter ? (
        <WriteTo to={letter.to} members={members} offices={officesOf(state)}>
          {list}
        </WriteTo>
      ) : (
        list
      )}
      {letter && <Hint role="status">{addressed}</Hint>}
      {seats && (
        <>
          {unknown.length > 0 && (
            <Typography>
              {words.seatsUnknown(
                unknown.map((committee) => words.committees[committee]).join('; '),
                committeesOfCongress,
              )}
            </Typography>
          )}
          {!officesOf(state).includes('senator') && <Typography>{words.withoutVote}</Typography>}
          <Hint>{words.asOf(fullDay(data.asOf), fullDay(congressEnds))}</Hint>
        </>
      )}
    </>
  );
}

interface MemberListProps extends Seats {
  readonly members: readonly SittingMember[];
  readonly letter: OfLetter | undefined;
}

function MemberList({ members, letter, ...missing }: MemberListProps) {
  return (
    <>
      <List aria-label={words.listLabel} sx={{ display: 'grid', gap: 3 }}>
        {members.map((member) => (
          <ListItem disablePadding key={member.id}>
            <CongressMemberCard member={member} letter={letter} />
          </ListItem>
        ))}
      </List>
      <MissingSeats {...missing} />
    </>
  );
}
