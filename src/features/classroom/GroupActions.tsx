import Button from '@mui/material/Button';
import { useState } from 'react';
import { groupParts } from 'words/groupParts';
import { share } from 'words/share';
import { wholeLink } from '../../lib/paths';
import { LinkButton } from '../../ui/buttons';
import { CopyField } from '../../ui/CopyField';
import { light, sansFonts } from '../../theme/palette';
import { saveBlob } from '../../lib/saveBlob';
import { ButtonRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Hint';
import { TitledCard } from '../../ui/cards';
import { rectangle, text } from '../../ui/drawPicture';
import type { Picture } from '../../ui/drawPicture';
import { PictureCard } from '../../ui/PictureCard';
import { groupCsv } from './groupCsv';
import { rounds, sides } from './tallyGroup';
import type { GroupTally } from './tallyGroup';

const { keep: words, picture, result } = groupParts;

interface GroupActionsProps {
  readonly tally: GroupTally;
  /** Inside the site; `wholeLink` adds the rest, without which the link would open nothing elsewhere. */
  readonly path: string;
  readonly onStartAgain: () => void;
}

export function GroupActions({ tally, path, onStartAgain }: GroupActionsProps) {
  const [saved, setSaved] = useState(false);
  const [pictured, setPictured] = useState(false);
  const link = wholeLink(path);
  return (
    <>
      <TitledCard title={words.heading} level="h2">
        <p>{words.text}</p>
        <CopyField text={link} words={words} variant="outlined">
          <Button variant="outlined" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              saveBlob(words.fileName, new Blob([groupCsv(tally)], { type: 'text/csv' }));
              setSaved(true);
            }}
          >
            {words.table}
          </Button>
          <Button variant="outlined" aria-expanded={pictured} onClick={() => setPictured(!pictured)}>
            <span>{pictured ? picture.hide : picture.make}</span>
          </Button>
        </CopyField>
        <Hint role="status">{saved && words.tableSaved}</Hint>
        <ButtonRow>
          <LinkButton onClick={onStartAgain}>{words.startAgain}</LinkButton>
        </ButtonRow>
      </TitledCard>
      {pictured && (
        <PictureCard heading={picture.heading} fileName={picture.fileName} picture={groupPicture(tally)} />
      )}
    </>
  );
}

const countsFont = `400 18px ${sansFonts}`;
const barHeight = 16;

/** Leaves out policies that nobody answered: their shares would be 0 / 0. Must not show individual members. */
function groupPicture(tally: GroupTally): Picture {
  const title = picture.title(tally.people);
  const policies = rounds(tally.policies)
    .filter(({ answered }) => answered > 0)
    .map((policy) => ({ ...policy, counts: result.dividedOn(policy.yes, policy.no, policy.undecided) }));
  return {
    title,
    rows: policies.map((policy) => (context, { x, middle, width, font }) => {
      text(context, policy.label, [font, light.ink], x, middle - 21, width);
      let start = x;
      for (const answer of sides) {
        const part = (policy[answer] / policy.answered) * width;
        rectangle(context, light[answer], start, middle - barHeight / 2, part, barHeight);
        start += part;
      }
      text(context, policy.counts, [countsFont, light.muted], x, middle + 23, width);
    }),
    note: picture.note,
    alt: share.picture.alt(
      title,
      policies.map((each) => share.picture.line(each.label, each.counts)).join(' '),
    ),
  };
}
