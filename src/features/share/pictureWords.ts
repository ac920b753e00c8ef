import { policyHeadings } from '../../content/en/policyHeadings';
import { share } from '../../content/en/share';
import { site } from '../../content/en/site';
import { surveys } from '../../content/en/surveys';
import type { Answer } from '../votes/votesDocument';
import type { Shared } from './shareCode';

const words = share.picture;

/** Everything that stands in the picture. */
export interface PictureWords {
  readonly site: string;
  readonly title: string;
  readonly answers: readonly { readonly title: string; readonly answer: Answer; readonly word: string }[];
  readonly note: string;
  /** The same in sentences, for those who can't see it. */
  readonly alt: string;
}

export function pictureWords({ votes, name }: Shared): PictureWords {
  const title = name ? words.titleWithName(name) : words.title;
  const answers = policyHeadings.flatMap(({ id, title: policy }) => {
    const answer = votes[id];
    return answer ? [{ title: policy, answer, word: surveys.answers[answer] }] : [];
  });
  const lines = answers.map(({ title: policy, word }) => words.line(policy, word)).join(' ');
  return { site: site.name, title, answers, note: words.note, alt: words.alt(title, lines) };
}
