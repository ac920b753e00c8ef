import { groupParts } from 'words/groupParts';
import { share } from 'words/share';
import { light, sansFonts } from '../../theme/palette';
import { mostRows, rectangle, text } from '../../ui/drawPicture';
import type { Picture } from '../../ui/drawPicture';
import { answersLeftToRight, rounds } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';

const { picture: words, result } = groupParts;

/** In px: of the title, the bar and the counts, where the row leaves room for them; in a lower row all are lower. */
const sizes = { title: 22, bar: 16, counts: 18, between: 6 } as const;
const fullHeight = 72;

/**
 * Leaves out policies that nobody answered: their shares would be 0 / 0. If two rounds are more rows than a picture has,
 * the last round of each policy stands for both. Must not show individual members.
 */
export function groupPicture({ people, policies }: GroupTally): Picture {
  const title = words.title(people);
  const both = rounds(policies).filter(isAnswered);
  const last = policies.map((policy) => policy.second ?? policy).filter(isAnswered);
  const answered = both.length > mostRows ? last : both;
  return {
    title,
    rows: answered.map(drawRow),
    note: words.note,
    alt: share.picture.alt(
      title,
      answered.map((policy) => share.picture.line(policy.label, countsOf(policy))).join(' '),
    ),
  };
}

function isAnswered({ answered }: PolicyTally): boolean {
  return answered > 0;
}

function countsOf({ yes, no, undecided }: PolicyTally): string {
  return result.dividedOn(yes, no, undecided);
}

function drawRow(policy: PolicyTally): Picture['rows'][number] {
  return (context, { x, middle, height, width }) => {
    const scale = Math.min(1, height / fullHeight);
    const px = (size: number) => Math.round(size * scale);
    const top = middle - px(sizes.bar) / 2;
    const besideBar = px(sizes.bar) / 2 + px(sizes.between);
    const titleFont = `600 ${px(sizes.title)}px ${sansFonts}`;
    text(context, policy.label, [titleFont, light.ink], x, middle - besideBar - px(sizes.title) / 2, width);
    let start = x;
    for (const answer of answersLeftToRight) {
      const part = (policy[answer] / policy.answered) * width;
      rectangle(context, light[answer], start, top, part, px(sizes.bar));
      start += part;
    }
    const countsFont = `400 ${px(sizes.counts)}px ${sansFonts}`;
    text(
      context,
      countsOf(policy),
      [countsFont, light.muted],
      x,
      middle + besideBar + px(sizes.counts) / 2,
      width,
    );
  };
}
