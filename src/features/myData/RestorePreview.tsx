import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullDate } from '../../content/fullDate';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { yourData } from 'words/yourData';
import { useAppSelector } from '../../lib/hooks';
import { paths } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { TintedPreview } from '../../ui/TintedPreview';
import type { ParsedFile } from './dataFile';
import { previewRestore, selectContents } from './restore';

const words = yourData.restore;
const { answers } = surveys;

const titles = new Map(policyHeadings.map(({ id, title }) => [id, title]));

interface RestorePreviewProps {
  readonly file: ParsedFile;
  /** The heading's level; headings inside are one lower. Set it so that the page's outline skips no level. */
  readonly level: 3 | 4;
  /** The button that starts restoring. Not shown if the file changes nothing, because it would then do nothing. */
  readonly action: ReactNode;
  readonly onCancel: () => void;
}

/** A file may come from anybody: its contents are rendered as text, never as HTML, which could run scripts. */
export function RestorePreview({ file, level, action, onCancel }: RestorePreviewProps) {
  const here = useAppSelector(selectContents);
  const { added, changed, same, starred, sender, details, photo, changes } = previewRestore(here, file);
  const { leftOut } = file;
  return (
    <TintedPreview component="section" aria-label={words.preview}>
      <Typography variant="h4" component={`h${level}`}>
        {words.preview}
      </Typography>
      {file.exportedAt && <p>{words.savedOn(fullDate(file.exportedAt))}</p>}
      <ChangeList level={level} heading={words.added(added.length)}>
        {added.map(({ id, to }) => (
          <li key={id}>
            {titles.get(id)}: <strong>{answers[to]}</strong>
          </li>
        ))}
      </ChangeList>
      <ChangeList level={level} heading={words.changed(changed.length)}>
        {changed.map(({ id, from, to }) => (
          <li key={id}>
            {titles.get(id)}: {answers[from]} {words.becomes} <strong>{answers[to]}</strong>
          </li>
        ))}
      </ChangeList>
      {same > 0 && <p>{words.same(same)}</p>}
      {leftOut.votes > 0 && <p>{words.leftOutVotes(leftOut.votes)}</p>}
      <ChangeList level={level} heading={words.starred(starred.length)}>
        {starred.map((id) => (
          <li key={id}>{titles.get(id)}</li>
        ))}
      </ChangeList>
      <ChangeList level={level} heading={yourData.stored.labels.sender}>
        {sender && <li>{Object.values(sender).filter(Boolean).join(', ')}</li>}
      </ChangeList>
      {leftOut.stars > 0 && <p>{words.leftOutStars(leftOut.stars)}</p>}
      {file.user && !here.user && (
        <p>
          {words.notRegistered(`${file.user.firstName} ${file.user.lastName} (${file.user.email})`)}{' '}
          <Link to={paths.register}>{words.registerLink}</Link>
        </p>
      )}
      <ChangeList level={level} heading={words.details}>
        {details?.map(({ name, from, to }) => (
          <li key={name}>
            {words.detailNames[name]}: {from} {words.becomes} <strong>{to}</strong>
          </li>
        ))}
        {photo && (
          <li>
            {words.photo}: {words.photoChanges}
          </li>
        )}
      </ChangeList>
      {details && <p>{details.length > 0 || photo ? words.passwordStays : words.detailsSame}</p>}
      {leftOut.user && <p>{words.leftOutUser}</p>}
      {leftOut.photo && <p>{words.leftOutPhoto}</p>}
      {!changes && <p>{words.nothingChanges}</p>}
      <ButtonRow>
        {changes && action}
        <Button variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </TintedPreview>
  );
}

interface ChangeListProps {
  readonly level: 3 | 4;
  readonly heading: string;
  readonly children: ReactNode;
}

function ChangeList({ level, heading, children }: ChangeListProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <>
      <Typography variant="h4" component={level === 3 ? 'h4' : 'h5'}>
        {heading}
      </Typography>
      <ul>{children}</ul>
    </>
  );
}
