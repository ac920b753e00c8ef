import { tiles } from 'words/tiles';
import { paths } from '../../lib/paths';

const { answers, letter, share } = tiles.allAnswered;

/** What can be done once all policies are answered, of equal weight: the site recommends nothing. */
export const allAnsweredLinks = [
  { to: paths.myAnswers, ...answers },
  { to: paths.letter, ...letter },
  { to: paths.share, ...share },
];
