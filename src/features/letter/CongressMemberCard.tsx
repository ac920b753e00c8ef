import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { congress as words } from 'words/congress';
import { committeesOf } from '../../content/committees';
import { fullDay } from '../../content/fullDate';
import { isOnSubject, rollCallsOn } from '../../content/rollCalls';
import { useAppDispatch } from '../../lib/hooks';
import { ExternalLink } from '../../ui/ExternalLink';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/cards';
import { Disclosure } from '../../ui/Disclosure';
import { Hint } from '../../ui/Hint';
import { lazyPart } from '../../ui/lazyPart';
import { chamberOf } from './addressee';
import { CallButton, Of } from './CallWords';
import { memberChosen, memberLeftOut } from './letterSlice';
import { ConfirmMember, MemberAsOf, OfficialList } from './MemberAsOf';
import type { OfLetter } from './MembersOfCongress';
import { officeOf } from './seats';
import type { SittingMember } from './seats';

const MemberVotes = lazyPart(
  async () => (await import(/* webpackChunkName: "MemberRecord" */ './MemberRecord')).MemberVotes,
  words.votes.failed,
);
const LocalOffices = lazyPart(
  async () => (await import(/* webpackChunkName: "MemberRecord" */ './MemberRecord')).LocalOffices,
  words.votes.failed,
);

interface CongressMemberCardProps {
  readonly member: SittingMember;
  readonly letter: OfLetter | undefined;
}

export function CongressMemberCard({ member, letter }: CongressMemberCardProps) {
  const dispatch = useAppDispatch();
  const { id, name, district, phone, site: website, contactForm, office, zip, seats } = member;
  const isNamed = [letter?.to.member, letter?.to.unconfirmed].some((chosen) => chosen?.id === id);
  const title = officeOf(member);
  const page = contactForm ?? website;
  const votes = letter ? rollCallsOn(letter.policyId).filter(isOnSubject).length : 0;
  const folded = (label: (votes: number) => string) => (
    <>
      {label(votes)}
      <Of name={name} />
    </>
  );
  return (
    <TitledCard title={name} level="h3">
      <p>{words.offices[title](district ?? 0)}</p>
      {member.appointed && <p>{words.appointed(fullDay(member.end))}</p>}
      {member.since && <p>{words.since(fullDay(member.since))}</p>}
      <MemberAsOf member={member} />
      {letter &&
        committeesOf[letter.policyId].map((committee) => {
          const seat = seats?.[committee];
          return seat && <p key={committee}>{words.seats[seat](words.committees[committee])}</p>;
        })}
      <ButtonRow>
        {phone && <CallButton phone={phone} name={name} />}
        {letter && (
          <Button
            variant="outlined"
            aria-pressed={isNamed}
            onClick={() => {
              dispatch(isNamed ? memberLeftOut() : memberChosen({ member: id, recipient: chamberOf(title) }));
            }}
          >
            {words.choose(name)}
          </Button>
        )}
      </ButtonRow>
      {isNamed && <ConfirmMember member={member} />}
      {!phone && (
        <Hint>
          {words.noPhone} <OfficialList member={member} />
        </Hint>
      )}
      {page && (
        <p>
          <ExternalLink href={page}>
            {contactForm ? words.contactForm : words.website}
            <Of name={name} />
          </ExternalLink>
        </p>
      )}
      {office && zip && (
        <Typography component="address" variant="body2" color="textSecondary" lang="en">
          {office}, Washington, DC {zip}
        </Typography>
      )}
      {/* Folded: three open records are longer than three screens of a phone, before the first word of the letter. */}
      <Disclosure show={folded(words.votes.showInCard)} hide={folded(words.votes.hideInCard)}>
        <LocalOffices member={member} />
        {letter && <MemberVotes member={member} policyId={letter.policyId} />}
      </Disclosure>
    </TitledCard>
  );
}
