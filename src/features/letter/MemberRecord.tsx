import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { congress } from 'words/congress';
import { letterVotes } from 'words/letterVotes';
import { record as words } from 'words/record';
import type { MemberOfCongress } from '../../content/congressTypes';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { rollCalls } from '../../content/rollCalls';
import { useAppDispatch } from '../../lib/hooks';
import { Hint } from '../../ui/Hint';
import { Named } from '../../ui/Named';
import { SelectField } from '../../ui/SelectField';
import { nameOfVote, VoteLine } from '../../ui/VoteLine';
import type { Addressee } from './addressee';
import { CallButton } from './CallButton';
import { voteMentioned } from './letterSlice';
import { localOfficesOf, mentionable, votesOf } from './recordOfMember';

interface MemberVotesProps {
  readonly member: MemberOfCongress;
  readonly policyId: PolicyId;
}

/**
 * What the official record says of a member in each vote on a policy, the earliest first. Never beside the visitor's
 * answer and never summed up: a reader is to judge, not to be told a score.
 */
export function MemberVotes({ member, policyId }: MemberVotesProps) {
  const votes = votesOf(member.id, policyId);
  const elsewhere = votes.filter(({ position }) => position === 'elsewhere');
  return (
    <List aria-label={words.votesOf(member.name)}>
      {votes
        .filter(({ position }) => position !== 'elsewhere')
        .map(({ id, position }) => (
          <ListItem key={id} disablePadding divider sx={{ display: 'grid', py: 3 }}>
            <VoteLine id={id} />
            <Typography variant="label" component="strong">
              {words.positions[position]}
            </Typography>
            <Typography variant="note">
              <Named text={words.votes[id].what} /> {words.votes[id].yea}
            </Typography>
          </ListItem>
        ))}
      {elsewhere.length > 0 && (
        <ListItem disablePadding sx={{ py: 3 }}>
          <Typography variant="note">
            {words.positions.elsewhere}: {elsewhere.map(({ id }) => nameOfVote(id)).join('; ')}
          </Typography>
        </ListItem>
      )}
    </List>
  );
}

/** A call to the office nearest to the visitor, who chooses its town: the site does not ask where anybody is. */
export function LocalOffices({ member: { id, name, last } }: Pick<MemberVotesProps, 'member'>) {
  const offices = localOfficesOf(id);
  /** By its place in the list: offices in two towns may have one number. */
  const [place, setPlace] = useState('');
  if (offices.length === 0) return <Hint>{words.offices.unknown}</Hint>;
  const phone = place && offices[Number(place)]?.phone;
  const isAlone = (town: string) => offices.filter(({ city }) => city === town).length === 1;
  return (
    <>
      <SelectField
        label={words.offices.label(last)}
        none={words.offices.none}
        value={place}
        options={
          new Map(
            offices.map((office, each) => [
              String(each),
              isAlone(office.city) ? office.city : `${office.city}, ${office.phone}`,
            ]),
          )
        }
        onChange={setPlace}
      />
      {phone && <CallButton phone={phone} name={name} />}
    </>
  );
}

interface MentionFieldProps {
  readonly policyId: PolicyId;
  readonly to: Addressee;
  /** A vote, by id, or `null`. It may be one in which this member has neither a Yea nor a Nay. */
  readonly chosen: string | null;
}

/** A vote of the member whom the letter names, to be mentioned in it and in the call: none until one is chosen. */
export function MentionField({ policyId, to: { member, unconfirmed }, chosen }: MentionFieldProps) {
  const dispatch = useAppDispatch();
  const { nobody, nothing, label, none, option } = words.mention;
  if (!member)
    return <Typography>{unconfirmed ? congress.notConfirmed(unconfirmed.name) : nobody}</Typography>;
  const votes = mentionable(member.id, policyId);
  if (votes.length === 0) return <Typography>{nothing}</Typography>;
  return (
    <SelectField
      label={label}
      none={none}
      value={votes.find(({ id }) => id === chosen)?.id ?? ''}
      options={
        new Map(
          votes.map(({ id, position }) => [
            id,
            option(words.positions[position], fullDay(rollCalls[id].day), letterVotes.votes[id]),
          ]),
        )
      }
      onChange={(vote) => dispatch(voteMentioned({ policyId, vote: vote || null }))}
    />
  );
}
