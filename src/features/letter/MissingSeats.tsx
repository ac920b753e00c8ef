import Typography from '@mui/material/Typography';
import { congress as words } from 'words/congress';
import { fullDay } from '../../content/fullDate';
import type { Seats } from './seats';

/** Says whom the list does not name, as a missing name would be taken for a missing seat. */
export function MissingSeats({
  senatorsMissing,
  representative,
  termEnded,
}: Pick<Seats, 'senatorsMissing' | 'representative' | 'termEnded'>) {
  return (
    <>
      {senatorsMissing > 0 && <Typography>{words.missing.senators(senatorsMissing)}</Typography>}
      {representative === null && (
        <Typography>
          {termEnded ? words.missing.termOver(fullDay(termEnded)) : words.missing.nobody}
        </Typography>
      )}
    </>
  );
}
