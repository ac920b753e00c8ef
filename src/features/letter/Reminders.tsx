import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reminder as words } from 'words/reminder';
import { congressEnds } from '../../content/congressEnds';
import { today, useToday } from '../../lib/today';
import { paths, wholeLink } from '../../lib/paths';
import { calendarFile } from '../../lib/calendarFile';
import { daysAfter } from '../../lib/days';
import { saveBlob } from '../../lib/saveBlob';
import { TitledCard } from '../../ui/TitledCard';

export function Reminders() {
  const isOver = useToday() >= congressEnds;
  const save = (kind: 'ask' | 'congress', day: string) => {
    const { summary, description } = words[kind];
    const url = wholeLink(paths.letter);
    const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    const uid = `${random.join('')}@${location.hostname}`;
    const text = calendarFile([{ uid, day, summary, description, url }], new Date());
    saveBlob(words.file, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <TitledCard title={words.heading} level="h3">
      <Typography variant="body2">{words.text}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" onClick={() => save('ask', daysAfter(today(), 14))}>
          {words.ask.button}
        </Button>
        {!isOver && (
          <Button variant="outlined" onClick={() => save('congress', congressEnds)}>
            {words.congress.button}
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}
