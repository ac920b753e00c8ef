import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { letterForm } from 'words/letterForm';
import { officeLetter } from 'words/officeLetter';
import { fullDate } from '../../content/fullDate';
import type { LetterUse } from '../../content/letterTypes';
import { useAppDispatch } from '../../lib/hooks';
import { capitolPhone, phoneLink } from '../../lib/officialSites';
import { CopyButton } from '../../ui/CopyButton';
import { CopyField } from '../../ui/CopyField';
import { Section } from '../../ui/Section';
import { ButtonRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Hint';
import { CardGrid, TitledCard } from '../../ui/cards';
import { PrintedLetter } from '../../ui/letterForm';
import type { Addressee } from './addressee';
import { CallWords } from './CallWords';
import { layOutLetter } from './layOutLetter';
import type { Versions } from './lettersOf';
import { letterTaken } from './letterSlice';
import { mailtoLink } from './mailtoLink';
import { MemberAsOf } from './MemberAsOf';
import { Reminders } from './Reminders';
import { ToggleChoice } from '../../ui/ToggleChoice';
import type { Sender } from './senderSlice';

const { call: callWords, send: words } = letterForm;

/** `sent` is the letter in the offices' language, `read` the one in the visitor's: some offices can read that, too. */
const uses = ['sent', 'read'] as const satisfies readonly LetterUse[];

interface SendLetterProps {
  readonly title: ReactNode;
  readonly to: Addressee;
  readonly sender: Sender;
  readonly versions: Versions;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** True if the visitor has added nothing of their own: a hint then says what a sentence of theirs is worth. */
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
  const phone = member?.phone;
  /** The other version is made of the same entries, so it is taken too unless it has words of its own. */
  const take = () => {
    for (const version of versions)
      if (version === chosen || !version.byHand.edited) dispatch(letterTaken(version.id));
  };
  return (
    <Section id="send" title={title}>
      {sent && officeLetter && (
        <>
          <ToggleChoice {...officeLetter.choice} values={uses} value={use} onChoose={setUse} />
          <Hint>{officeLetter.choice.hint}</Hint>
          {chosen === sent && read.byHand.edited && !sent.byHand.edited && (
            <Hint>{officeLetter.ownEdited}</Hint>
          )}
        </>
      )}
      <CardGrid>
        <TitledCard title={words.write} level="h3">
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
          {isForm && <Hint>{words.formHint}</Hint>}
          {address && (
            <ButtonRow>
              <Button variant="outlined" href={address}>
                {words.email}
              </Button>
            </ButtonRow>
          )}
          <Hint role="status">{address ? words.emailHint : words.tooLong}</Hint>
          <ButtonRow>
            <Button variant="outlined" onClick={() => window.print()}>
              {words.print}
            </Button>
          </ButtonRow>
          <Hint>{words.printHint}</Hint>
        </TitledCard>
        <TitledCard title={callWords.heading} level="h3">
          <p>{member && phone ? callWords.textFor(member.name) : callWords.text}</p>
          {member && <MemberAsOf member={member} />}
          <ButtonRow>
            <Button variant="outlined" href={phone ? phoneLink(phone) : capitolPhone}>
              {phone ? <CallWords phone={phone} name={member.name} /> : <span>{callWords.number}</span>}
            </Button>
          </ButtonRow>
          <CopyField
            rows={5}
            text={call}
            lang={lang}
            words={{
              ...words,
              ...callWords,
              ...(officeLetter && chosen === sent && { hint: `${officeLetter.callMeans} ${read.call}` }),
            }}
            variant="outlined"
          />
        </TitledCard>
        <Reminders />
      </CardGrid>
      <PrintedLetter data-printed-letter data-print-alone lang={lang}>
        <div>
          {onPaper.slice(0, -3).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {onPaper.slice(-3).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PrintedLetter>
    </Section>
  );
}
