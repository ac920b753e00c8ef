import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { congress } from 'words/congress';
import { letterForm } from 'words/letterForm';
import { officeLetter } from 'words/officeLetter';
import { fullDate } from '../../content/fullDate';
import type { LetterUse } from '../../content/letterTypes';
import { useAppDispatch } from '../../lib/hooks';
import { CopyButton } from '../../ui/CopyButton';
import { CopyField } from '../../ui/CopyField';
import { ExternalLink } from '../../ui/ExternalLink';
import { Section } from '../../ui/Section';
import { Hint } from '../../ui/Hint';
import { TitledCard } from '../../ui/TitledCard';
import type { Addressee } from './addressee';
import { Of } from './CallButton';
import { CallCard } from './CallCard';
import { layOutLetter } from './layOutLetter';
import type { Versions } from './lettersOf';
import { letterTaken } from './letterSlice';
import { mailtoLink } from './mailtoLink';
import { PrintedLetter } from './PrintedLetter';
import { Reminders } from './Reminders';
import { ToggleChoice } from '../../ui/ToggleChoice';
import type { Sender } from './senderSlice';

const words = letterForm.send;

/** `sent` is the letter in the offices' language, `read` the one in the visitor's: some offices can read that, too. */
const uses = ['sent', 'read'] as const satisfies readonly LetterUse[];

interface SendLetterProps {
  readonly title: ReactNode;
  readonly to: Addressee;
  readonly sender: Sender;
  readonly versions: Versions;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** True if the entries have nothing of the visitor's own: a hint then says what a sentence of theirs is worth. */
  readonly isForm: boolean;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

export function SendLetter({ title, to, sender, versions, today, isForm, fieldRef }: SendLetterProps) {
  const dispatch = useAppDispatch();
  const [use, setUse] = useState<LetterUse>('sent');
  const [read, sent] = versions;
  const chosen = use === 'sent' ? (sent ?? read) : read;
  const { subject, text, call, frame } = chosen;
  const lang = sent && frame.locale;
  const address = mailtoLink(subject, text);
  const onPaper = layOutLetter({
    sender,
    date: fullDate(`${today}T12:00`, frame.locale),
    to,
    subject: `${frame.subject} ${subject}`,
    text,
    frame,
  });
  const { member } = to;
  /** The other version is made of the same entries, so it is taken too unless it has words of its own. */
  const take = () => {
    for (const version of versions)
      if (version === chosen || !version.byHand.edited)
        dispatch(letterTaken({ ...version.id, text: version === chosen ? text : null }));
  };
  return (
    <Section id="send" title={title}>
      {sent && officeLetter && (
        <>
          <Box sx={{ containerType: 'inline-size' }}>
            <ToggleChoice name="use" {...officeLetter.choice} values={uses} value={use} onChoose={setUse} />
          </Box>
          <Hint>{officeLetter.choice.hint}</Hint>
          {chosen === sent && read.byHand.edited && !sent.byHand.edited && (
            <Hint>{officeLetter.ownEdited}</Hint>
          )}
        </>
      )}
      <TitledCard title={words.write} level="h3">
        {isForm && !chosen.byHand.edited && <Hint>{words.formHint}</Hint>}
        {officeLetter ? (
          <CopyField
            rows={8}
            text={text}
            lang={lang}
            words={{ ...words, label: officeLetter.goesOut }}
            onCopied={take}
          />
        ) : (
          <CopyButton text={text} field={fieldRef} words={words} onCopied={take} />
        )}
        <Hint>{words.copyHint}</Hint>
        {member?.contactForm && (
          <div>
            <ExternalLink href={member.contactForm} sx={{ py: 3 }}>
              {congress.contactForm}
              <Of name={member.name} />
            </ExternalLink>
          </div>
        )}
        <OtherWay
          button={
            address && (
              <Button variant="outlined" href={address}>
                {words.email}
              </Button>
            )
          }
          hint={<Hint role="status">{address ? words.emailHint : words.tooLong}</Hint>}
        />
        <OtherWay
          button={
            <Button variant="outlined" onClick={() => window.print()}>
              {words.print}
            </Button>
          }
          hint={<Hint>{words.printHint}</Hint>}
        />
      </TitledCard>
      <CallCard
        member={member}
        text={call}
        lang={lang}
        meaning={officeLetter && chosen === sent ? `${officeLetter.callMeans} ${read.call}` : undefined}
      />
      <Reminders />
      <PrintedLetter paragraphs={onPaper} lang={lang} />
    </Section>
  );
}

interface OtherWayProps {
  /** None where the letter is too long for it, as the hint says then. */
  readonly button: ReactNode;
  readonly hint: ReactNode;
}

/** A way to send a letter and what it does: beside each other, below each other on phones. */
function OtherWay({ button, hint }: OtherWayProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: button ? '11rem minmax(0, 1fr)' : undefined },
        gap: '8px 16px',
        alignItems: 'center',
      }}
    >
      {button}
      {hint}
    </Box>
  );
}
