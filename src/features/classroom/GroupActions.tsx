import Button from '@mui/material/Button';
import { useState } from 'react';
import { groupParts } from 'words/groupParts';
import { wholeLink } from '../../lib/paths';
import { saveBlob } from '../../lib/saveBlob';
import { TitledCard } from '../../ui/TitledCard';
import { CopyField } from '../../ui/CopyField';
import { Hint } from '../../ui/Hint';
import { PictureCard } from '../../ui/PictureCard';
import { groupCsv } from './groupCsv';
import { groupPicture } from './groupPicture';
import type { GroupTally } from './tallyGroup';

const { keep: words, picture } = groupParts;

interface GroupActionsProps {
  readonly tally: GroupTally;
  /** Inside the site; `wholeLink` adds the rest, without which the link would open nothing elsewhere. */
  readonly path: string;
  readonly onStartAgain: () => void;
}

export function GroupActions({ tally, path, onStartAgain }: GroupActionsProps) {
  /** The address of the group whose table was saved: with more people it is another one. */
  const [saved, setSaved] = useState<string>();
  const [pictured, setPictured] = useState(false);
  const link = wholeLink(path);
  return (
    <>
      <TitledCard title={words.heading} level="h2">
        <p>{words.text}</p>
        <CopyField inRail text={link} words={words} variant="outlined">
          <Button variant="outlined" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              saveBlob(words.fileName, new Blob([groupCsv(tally)], { type: 'text/csv' }));
              setSaved(path);
            }}
          >
            {words.table}
          </Button>
          <Button variant="outlined" aria-expanded={pictured} onClick={() => setPictured(!pictured)}>
            <span>{pictured ? picture.hide : picture.make}</span>
          </Button>
          <Button onClick={onStartAgain}>{words.startAgain}</Button>
        </CopyField>
        <Hint role="status">{saved === path && words.tableSaved}</Hint>
      </TitledCard>
      {pictured && (
        <PictureCard heading={picture.heading} fileName={picture.fileName} picture={groupPicture(tally)} />
      )}
    </>
  );
}
