import { groupParts } from 'words/groupParts';
import { share } from 'words/share';
import { light, sans } from '../../ui/palette';
import { rectangle, text } from '../share/drawPicture';
import type { Picture } from '../share/drawPicture';
import { PictureCard } from '../share/PictureCard';
import { answers } from '../votes/votesDocument';
import type { Votes } from '../votes/votesDocument';
import { tallyGroup } from './tallyGroup';
import type { PolicyTally } from './tallyGroup';

const words = groupParts.picture;
const countsFont = `400 18px ${sans}`;
const barHeight = 16;

/** The counts as a picture, without the single people. */
export function GroupPicture({ people }: { readonly people: readonly Votes[] }) {
  return <PictureCard heading={words.heading} fileName={words.fileName} picture={groupPicture(people)} />;
}

/** @returns title, bar and counts of each policy that somebody answered. */
function groupPicture(people: readonly Votes[]): Picture {
  const policies = tallyGroup(people).policies.filter(({ answered }) => answered > 0);
  const title = words.title(people.length);
  const lines = policies.map((policy) => share.picture.line(policy.title, inWords(policy))).join(' ');
  return {
    title,
    rows: policies.map((policy) => (context, { x, y, width, height }, font) => {
      const middle = y + height / 2;
      text(context, font, light.ink, policy.title, x, middle - 20, width);
      let start = x;
      for (const answer of answers) {
        const part = (policy[answer] / policy.answered) * width;
        rectangle(context, light[answer], start, middle - barHeight / 2 + 2, part, barHeight);
        start += part;
      }
      text(context, countsFont, light.muted, inWords(policy), x, middle + 24, width);
    }),
    note: words.note,
    alt: share.picture.alt(title, lines),
  };
}

function inWords({ yes, no, undecided }: PolicyTally): string {
  return groupParts.result.dividedOn(yes, no, undecided);
}
