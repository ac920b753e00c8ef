import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { congress } from 'words/congress';
import { fullDate } from '../../content/fullDate';
import { policyHeadings } from 'words/policyHeadings';
import { yourData } from 'words/yourData';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { Panel } from '../../ui/Panel';
import type { Sender } from '../letter/senderSlice';
import type { ParsedFile } from './dataFile';
import { previewRestore, selectContents } from './restore';

const words = yourData.restore;

const titles = new Map(policyHeadings.map(({ id, title }) => [id, title]));

interface RestorePreviewProps {
  readonly file: ParsedFile;
  /** The heading's level. Set it so that the page's outline skips no level. */
  readonly level: 3 | 4;
  /** The button that starts restoring. Not shown if the file changes nothing, because it would then do nothing. */
  readonly action: ReactNode;
  readonly onCancel: () => void;
}

/**
 * How much a file or link would change, for the question whether to take it. What would be lost is named: an answer, a
 * signature and a registration that are replaced. A file may come from anybody: its contents are rendered as text, never
 * as HTML, which could run scripts.
 */
export function RestorePreview({ file, level, action, onCancel }: RestorePreviewProps) {
  const here = useAppSelector(selectContents);
  const { added, changed, reasons, starred, sender, details, photo, changes } = previewRestore(here, file);
  const { leftOut, user } = file;
  const who = user ? `${user.firstName} ${user.lastName} (${user.email})` : '';
  return (
    <Stack sx={{ gap: 3, mt: 4 }}>
      <Panel aria-label={words.preview}>
        <Typography variant="label" component={`h${level}`}>
          {words.preview}
        </Typography>
        {file.exportedAt && <p>{words.savedOn(fullDate(file.exportedAt))}</p>}
        {changes && (
          <ul>
            {added > 0 && <li>{words.added(added)}</li>}
            {changed.length > 0 && (
              <li>{words.changed(changed.length, changed.map((id) => titles.get(id)).join('; '))}</li>
            )}
            {reasons > 0 && <li>{words.reasons(reasons)}</li>}
            {starred > 0 && <li>{words.starred(starred)}</li>}
            {sender && <li>{words.sender(detailsOf(sender))}</li>}
            {details && <li>{words.registration(who)}</li>}
            {photo && <li>{words.photo}</li>}
          </ul>
        )}
        {leftOut.votes > 0 && <p>{words.leftOutVotes(leftOut.votes)}</p>}
        {leftOut.stars > 0 && <p>{words.leftOutStars(leftOut.stars)}</p>}
        {user && !here.user && (
          <p>
            {words.notRegistered(who)} <Link to={paths.register}>{words.registerLink}</Link>
          </p>
        )}
        {leftOut.user && <p>{words.leftOutUser}</p>}
        {leftOut.photo && <p>{words.leftOutPhoto}</p>}
        {!changes && <p>{words.nothingChanges}</p>}
        <ButtonRow>
          {changes && action}
          <Button variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </Panel>
    </Stack>
  );
}

/** The number of a Congress, which is stored with a district, says nothing to a visitor. */
function detailsOf({ name, street, city, state, district, zip }: Sender): string {
  const ofHouse = district && congress.district.name(district);
  return [name, street, city, state, zip, ofHouse].filter(Boolean).join(', ');
}
