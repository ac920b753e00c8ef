import Button from '@mui/material/Button';
import { createElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { groupParts } from 'words/groupParts';
import { groupPath, wholeLink } from '../../paths';
import { LinkToCopy } from '../../ui/LinkToCopy';
import { saveBlob } from '../../ui/saveBlob';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import { useLoaded } from '../../ui/useLoaded';
import type { Votes } from '../votes/votesDocument';
import { groupCsv } from './groupCsv';
import { tallyGroup } from './tallyGroup';

const { keep: words, picture } = groupParts;

const loadPicture = async () =>
  (await import(/* webpackChunkName: "GroupPicture" */ './GroupPicture')).GroupPicture;

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
          <Button
            variant="outlined"
            onClick={() => {
              window.print();
            }}
          >
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
          <Button
            variant="outlined"
            aria-expanded={pictured}
            onClick={() => {
              setPictured(!pictured);
            }}
          >
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
      {pictured && <LoadedPicture people={people} />}
    </>
  );
}

function LoadedPicture({ people }: { readonly people: readonly Votes[] }) {
  const loaded = useLoaded(loadPicture, true);
  if (loaded === 'failed') return <Hint role="alert">{picture.failed}</Hint>;
  return loaded ? createElement(loaded, { people }) : null;
}
