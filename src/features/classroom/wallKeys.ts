import type { Answer } from '../../content/answerIds';
import { answersLeftToRight } from './tallyGroup';

/** What a key does on the wall. */
export type WallCommand =
  | { readonly to: 'count'; readonly answer: Answer; readonly step: 1 | -1 }
  /** Asks for the hands of one of `answersLeftToRight`, which a presenter's remote then counts. */
  | { readonly to: 'ask'; readonly side: number }
  | { readonly to: 'show' | 'next' | 'previous' | 'leaveField' };

interface WallKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** True while a number is typed: arrows then move the cursor, and a point belongs to the text. */
  readonly isInField: boolean;
}

interface WallState {
  readonly isCounting: boolean;
  /** True while the result is on the wall: then no key may change it. */
  readonly isShown: boolean;
  /** Which of `answersLeftToRight` is asked for; -1 if none. */
  readonly asked: number;
}

/** A presenter's remote sends Page Up, Page Down and, to blank the screen, one of these. */
const isBlankScreen = ({ key, isInField }: WallKey) => key === 'b' || (key === '.' && !isInField);

/** @param answers the key that counts a hand for each answer, in the page's language. */
export function commandOf(
  pressed: WallKey,
  { isCounting, isShown, asked }: WallState,
  answers: Readonly<Record<string, Answer>>,
): WallCommand | undefined {
  const { shiftKey, isInField } = pressed;
  const key = pressed.key.toLowerCase();
  const step = shiftKey ? -1 : 1;
  if (key === 'enter') return isInField ? { to: 'leaveField' } : undefined;
  if (isCounting && !isShown) {
    const answer = answers[key];
    const side = answersLeftToRight[asked];
    if (answer) return { to: 'count', answer, step };
    if (isBlankScreen({ ...pressed, key }))
      return side ? { to: 'count', answer: side, step } : { to: 'ask', side: 0 };
  }
  const arrow = isInField ? '' : key;
  const isForth = key === 'pagedown' || arrow === 'arrowright';
  const isBack = key === 'pageup' || arrow === 'arrowleft';
  if (!isForth && !isBack) return undefined;
  if (asked >= 0) {
    const side = asked + (isForth ? 1 : -1);
    return side < answersLeftToRight.length ? { to: 'ask', side } : { to: 'show' };
  }
  if (isBack) return { to: 'previous' };
  // A remote has no key for the result: Page Down first shows it, and pressed again the next policy.
  return key === 'pagedown' && !isShown ? { to: 'show' } : { to: 'next' };
}
