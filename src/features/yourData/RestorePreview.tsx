import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../hooks';
import { fullDate } from '../../content/fullDate';
import { yourData } from '../../content/en/yourData';
import { color } from '../../ui/palette';
import { selectMember } from '../registration/registrationSlice';
import { selectStarred } from '../starred/starredSlice';
import { selectVotes } from '../votes/votesSlice';
import { Actions } from './parts';
import type { ParsedFile } from './parseDataFile';
import { PreviewDetails } from './PreviewDetails';
import { PreviewStars } from './PreviewStars';
import { PreviewVotes } from './PreviewVotes';
import { previewRestore } from './previewRestore';

const words = yourData.restore;

const Panel = styled('section')({
  marginBlockStart: 16,
  padding: '16px 20px 20px',
  borderRadius: 12,
  background: color('tint'),
  '& h4, & h5': { margin: 0 },
  '& h5': { marginBlockStart: 16, fontSize: '1rem' },
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
  '& li': { paddingBlock: 2, overflowWrap: 'anywhere' },
  '& p': { overflowWrap: 'anywhere' },
});

interface RestorePreviewProps {
  readonly file: ParsedFile;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

/** What a file would change, worked out against what is here at this moment. */
export function RestorePreview({ file, onRestore, onCancel }: RestorePreviewProps) {
  const votes = useAppSelector(selectVotes);
  const starred = useAppSelector(selectStarred);
  const user = useAppSelector(selectMember);
  const preview = previewRestore({ votes, starred, user }, file);
  return (
    <Panel aria-label={words.preview}>
      <Typography variant="h4">{words.preview}</Typography>
      {file.exportedAt && <p>{words.savedOn(fullDate(file.exportedAt))}</p>}
      <PreviewVotes preview={preview} leftOut={file.leftOut.votes} />
      <PreviewStars starred={preview.starred} leftOut={file.leftOut.stars} />
      <PreviewDetails preview={preview} file={file} registered={user !== null} />
      {!preview.changes && <p>{words.nothingChanges}</p>}
      <Actions>
        {preview.changes && (
          <Button variant="contained" onClick={onRestore}>
            {words.button}
          </Button>
        )}
        <Button variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </Panel>
  );
}
