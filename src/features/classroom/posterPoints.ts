import { firstSentence, plainText } from '../../content/citedText';
import type { PolicyText } from '../../content/types';

/** The most that is read from across a room. */
const mostPoints = 2;

/** @returns two short points of each side, for a poster. */
export function posterPoints(text: PolicyText) {
  const pointsOf = (side: 'pros' | 'cons') =>
    text[side].slice(0, mostPoints).map((argument) => firstSentence(plainText(argument)));
  return { pros: pointsOf('pros'), cons: pointsOf('cons') };
}
