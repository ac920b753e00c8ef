import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { letterForm } from 'words/letterForm';
import { capitolPhone } from '../../lib/officialSites';
import { TitledCard } from '../../ui/TitledCard';
import { CopyField } from '../../ui/CopyField';
import { CallButton } from './CallButton';
import { MemberAsOf } from './MemberAsOf';
import type { SittingMember } from './seats';

const { call: words, send } = letterForm;

/** Half a minute, at 160 words a minute, as most people speak. */
const shortCall = 80;

interface CallCardProps {
  /** Whose office is called; without one, or without a number, it is the Capitol. */
  readonly member: SittingMember | undefined;
  /** What to say, in the language of `lang`. */
  readonly text: string;
  readonly lang: string | undefined;
  /** The same in the visitor's language, if `text` is in another. */
  readonly meaning: string | undefined;
}

export function CallCard({ member, text, lang, meaning }: CallCardProps) {
  const phone = member?.phone;
  const isShort = text.split(/\s+/).length <= shortCall;
  return (
    <TitledCard title={words.heading} level="h3">
      <Typography variant="body2">
        <span>{phone ? words.textFor(member.name) : words.text}</span>
        {isShort && <span> {words.short}</span>}
      </Typography>
      {member && <MemberAsOf member={member} />}
      {phone ? (
        <CallButton phone={phone} name={member.name} />
      ) : (
        <Button variant="outlined" href={capitolPhone} sx={{ justifySelf: 'start' }}>
          <span>{words.number}</span>
        </Button>
      )}
      <CopyField
        rows={5}
        text={text}
        lang={lang}
        words={{ ...send, ...words, ...(meaning !== undefined && { hint: meaning }) }}
        variant="outlined"
      />
    </TitledCard>
  );
}
