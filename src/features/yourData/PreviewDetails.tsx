import { Link } from 'react-router-dom';
import { yourData } from '../../content/en/yourData';
import { paths } from '../../paths';
import type { ParsedFile } from './parseDataFile';
import type { RestoreDiff } from './previewRestore';

const words = yourData.restore;

interface PreviewDetailsProps {
  readonly preview: RestoreDiff;
  readonly file: ParsedFile;
  readonly registered: boolean;
}

/** What becomes of the registration in a file. It is text and stays text: whatever it says, it is only shown. */
export function PreviewDetails({ preview, file, registered }: PreviewDetailsProps) {
  const { user, leftOut } = file;
  const { details, photo } = preview;
  return (
    <>
      {user && !registered && (
        <p>
          {words.notRegistered(`${user.firstName} ${user.lastName} (${user.email})`)}{' '}
          <Link to={paths.register}>{words.registerLink}</Link>
        </p>
      )}
      {details && (details.length > 0 || photo) && (
        <>
          <h5>{words.details}</h5>
          <ul>
            {details.map(({ name, from, to }) => (
              <li key={name}>
                {words.detailNames[name]}: {from} {words.becomes} <strong>{to}</strong>
              </li>
            ))}
            {photo && (
              <li>
                {words.photo}: {words.photoChanges}
              </li>
            )}
          </ul>
          <p>{words.passwordStays}</p>
        </>
      )}
      {details?.length === 0 && !photo && <p>{words.detailsSame}</p>}
      {leftOut.user && <p>{words.leftOutUser}</p>}
      {leftOut.photo && <p>{words.leftOutPhoto}</p>}
    </>
  );
}
