import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { congress as words } from 'words/congress';
import { committeesOf } from '../../content/committees';
import { fullDay } from '../../content/fullDate';
import { hasVotesOn } from '../../content/rollCalls';
import { labelStart } from '../../theme/inputs';
import { Disclosure } from '../../ui/Disclosure';
import { ExternalLink } from '../../ui/ExternalLink';
import { Hint } from '../../ui/Hint';
import { CallButton, Of } from './CallButton';
import { ConfirmMember, MemberAsOf, OfficialList } from './MemberAsOf';
import type { OfLetter } from './MembersOfCongress';
import { LocalOffices, MemberVotes } from './recordParts';
import { officeOf } from './seats';
import type { SittingMember } from './seats';

interface CongressMemberCardProps {
  readonly member: SittingMember;
  /** If there is one, the card stands in the choice of whom it is to (`WriteTo.tsx`). */
  readonly letter: OfLetter | undefined;
}

export function CongressMemberCard({ member, letter }: CongressMemberCardProps) {
  const { id, name, district, phone, site: website, contactForm, office, zip, seats } = member;
  const isChosen = [letter?.to.member, letter?.to.unconfirmed].some((chosen) => chosen?.id === id);
  const page = contactForm ?? website;
  const hasVotes = letter !== undefined && hasVotesOn(letter.policyId);
  const address = office && zip && (
    <Typography component="address" variant="note" lang="en" sx={{ color: 'muted', fontStyle: 'normal' }}>
      {office}, Washington, DC {zip}
    </Typography>
  );
  const folded = (label: (hasVotes: boolean) => string) => (
    <span>
      {label(hasVotes)}
      <Of name={name} />
    </span>
  );
  return (
    <Card sx={{ inlineSize: '100%', ...(isChosen && { borderColor: 'primary.main', bgcolor: 'tint' }) }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3">
          {letter ? (
            <FormControlLabel
              value={id}
              control={<Radio />}
              label={name}
              slotProps={{ typography: { variant: 'h3', component: 'span' } }}
            />
          ) : (
            name
          )}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, ...(letter && { paddingInlineStart: labelStart }) }}>
          <Typography variant="body2">{words.offices[officeOf(member)](district ?? 0)}</Typography>
          {member.appointed && (
            <Typography variant="body2">{words.appointed(fullDay(member.end))}</Typography>
          )}
          {member.since && <Typography variant="body2">{words.since(fullDay(member.since))}</Typography>}
          <MemberAsOf member={member} />
          {letter &&
            committeesOf[letter.policyId].map((committee) => {
              const seat = seats?.[committee];
              return (
                seat && (
                  <Typography key={committee} variant="body2">
                    {words.seats[seat](words.committees[committee])}
                  </Typography>
                )
              );
            })}
          {isChosen && <ConfirmMember member={member} />}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 5 }}>
            {phone && <CallButton phone={phone} name={name} size="small" />}
            {page && (
              <ExternalLink href={page} sx={{ py: 3 }}>
                {contactForm ? words.contactForm : words.website}
                <Of name={name} />
              </ExternalLink>
            )}
          </Stack>
          {!phone && (
            <Hint>
              {words.noPhone} <OfficialList member={member} />
            </Hint>
          )}
          {!letter && address}
          {/* Folded: three open records are longer than three screens of a phone, before the first word of the letter. */}
          <Disclosure show={folded(words.votes.showInCard)} hide={folded(words.votes.hideInCard)}>
            <Stack sx={{ gap: 4 }}>
              {letter && address}
              {/* A box of its own: in the stack its button would be as wide as the card. */}
              <div>
                <LocalOffices member={member} />
              </div>
              {letter && hasVotes && <MemberVotes member={member} policyId={letter.policyId} />}
            </Stack>
          </Disclosure>
        </Box>
      </CardContent>
    </Card>
  );
}
