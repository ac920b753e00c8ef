import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { officeLetter } from 'words/officeLetter';
import type { Answer } from '../../content/answerIds';
import { Hint } from '../../ui/Hint';
import { Section } from '../../ui/Section';
import { LetterSheet } from './LetterSheet';
import type { Version } from './lettersOf';

interface OfficeLetterProps {
  readonly answer: Answer;
  readonly read: Version;
  readonly sent: Version;
}

/** Each English paragraph is beside the same in the visitor's language, or people would send what they can't read. */
export function OfficeLetter({ answer, read, sent }: OfficeLetterProps) {
  const [changing, setChanging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (changing) field.current?.focus();
  }, [changing]);
  if (!officeLetter) return null;
  return (
    <Section id="to-send" title={officeLetter.heading} level="h3">
      <Typography>{officeLetter.text}</Typography>
      <Typography>{officeLetter.ownWords}</Typography>
      <div role="status">{read.byHand.edited && <Hint>{officeLetter.ownEdited}</Hint>}</div>
      <List>
        {sent.composed.map((paragraph, place) => (
          <ListItem
            key={place}
            divider
            disablePadding
            sx={{
              display: 'grid',
              gap: '8px 24px',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
              py: 3,
              whiteSpace: 'pre-line',
            }}
          >
            <Typography variant="body2">{read.composed[place]}</Typography>
            <Typography variant="letter" lang={sent.frame.locale}>
              {paragraph}
            </Typography>
          </ListItem>
        ))}
      </List>
      {changing || sent.byHand.edited || sent.byHand.setAside ? (
        <LetterSheet
          answer={answer}
          version={sent}
          label={officeLetter.label}
          lang={sent.frame.locale}
          fieldRef={field}
        />
      ) : (
        <Button variant="outlined" onClick={() => setChanging(true)} sx={{ justifySelf: 'start' }}>
          {officeLetter.change}
        </Button>
      )}
    </Section>
  );
}
