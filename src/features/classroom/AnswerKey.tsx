import { styled } from '@mui/material/styles';
import type { Answer } from '../../content/answerIds';
import { answerColors } from '../../theme/answerColors';
import { AnswerIcon } from '../../ui/icons';
import { color } from '../../theme/palette';
import { radius } from '../../theme/tokens';

const Key = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  inlineSize: 22,
  blockSize: 22,
  marginInlineEnd: 4,
  border: `1px dashed ${color('control')}`,
  borderRadius: radius.control,
  ...answerColors,
});

/** An answer as its colour and icon; an empty square for none. Hidden from screen readers, which get the word. */
export function AnswerKey({ answer }: { readonly answer: Answer | undefined }) {
  return (
    <Key data-answer={answer} aria-hidden="true">
      {answer && <AnswerIcon answer={answer} />}
    </Key>
  );
}
