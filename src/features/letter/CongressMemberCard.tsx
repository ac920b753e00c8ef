import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { congress as words } from 'words/congress';
import { committeesOf } from '../../content/committees';
import type { MemberOfCongress } from '../../content/congressTypes';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { phoneLink } from '../../lib/officialSites';
import { ExternalLink } from '../../ui/ExternalLink';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/cards';
import { Hint } from '../../ui/Hint';
import { officeOf } from './seats';
import { memberChosen, memberLeftOut, selectWritten } from './letterSlice';

interface CongressMemberCardProps {
  readonly member: MemberOfCongress;
  readonly policyId?: PolicyId | undefined;
}

export function CongressMemberCard({ member, policyId }: CongressMemberCardProps) {
  const dispatch = useAppDispatch();
  const isNamed = useAppSelector((state) => selectWritten(state).member === member.id);
  const { id, name, district, phone, site: website, contactForm, office, zip, seats } = member;
  const page = contactForm ?? website;
  return (
    <TitledCard title={name} level="h3">
      <p>{words.offices[officeOf(member)](district ?? 0)}</p>
      {policyId &&
        committeesOf[policyId].map((committee) => {
          const seat = seats?.[committee];
          return seat && <p key={committee}>{words.seats[seat](words.committees[committee])}</p>;
        })}
      <ButtonRow>
        {phone && (
          <Button variant="outlined" href={phoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
            {words.call(phone)}
          </Button>
        )}
        {policyId && (
          <Button
            variant="outlined"
            aria-pressed={isNamed}
            onClick={() => {
              const recipient = district === undefined ? 'senator' : 'representative';
              dispatch(isNamed ? memberLeftOut() : memberChosen({ member: id, recipient }));
            }}
          >
            {words.choose(name)}
          </Button>
        )}
      </ButtonRow>
      <Hint role="status">{isNamed && words.chosen(name)}</Hint>
      {!phone && <Hint>{words.noPhone}</Hint>}
      {page && (
        <p>
          <ExternalLink href={page}>{contactForm ? words.contactForm : words.website}</ExternalLink>
        </p>
      )}
      {office && zip && (
        <Typography
          component="address"
          variant="body2"
          color="textSecondary"
          sx={{ fontStyle: 'normal' }}
          lang="en"
        >
          {office}, Washington, DC {zip}
        </Typography>
      )}
    </TitledCard>
  );
}
