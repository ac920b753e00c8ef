import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { groupParts } from 'words/groupParts';
import { groupPath, wholeLink } from '../../paths';
import { lazyPart } from '../../ui/lazyPart';
import { LinkToCopy } from '../../ui/CopyButton';
import { saveBlob } from '../../ui/saveBlob';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import type { Votes } from '../votes/votesDocument';
import { groupCsv, tallyGroup } from './tallyGroup';

const { keep: words, picture } = groupParts;

const GroupPicture = lazyPart(async () => (await import('./GroupPicture')).GroupPicture, picture.failed);

interface KeepGroupProps {
  readonly people: readonly Votes[];
  readonly code: string;
}

/** The ways out of this page, each by a press: link, paper, spreadsheet, picture. And the way to begin again. */
export function KeepGroup({ people, code }: KeepGroupProps) {
  const [saved, setSaved] = useState(false);
  const [pictured, setPictured] = useState(false);
  const link = wholeLink(groupPath(code));
  return (
    <>
      <TitledCard title={words.heading} level="h2">
        <p>{words.text}</p>
        <LinkToCopy link={link} words={words}>
          <Button variant="outlined" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              saveBlob(words.fileName, new Blob([groupCsv(tallyGroup(people))], { type: 'text/csv' }));
              setSaved(true);
            }}
          >
            {words.table}
          </Button>
          <Button variant="outlined" aria-expanded={pictured} onClick={() => setPictured(!pictured)}>
            {pictured ? picture.hide : picture.make}
          </Button>
        </LinkToCopy>
        <Hint role="status">{saved && words.tableSaved}</Hint>
        <Buttons>
          <Button variant="text" size="small" component={Link} to={groupPath('')}>
            {words.startAgain}
          </Button>
        </Buttons>
      </TitledCard>
      {pictured && <GroupPicture people={people} />}
    </>
  );
}
