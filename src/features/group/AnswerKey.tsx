import { styled } from '@mui/material/styles';
import { color } from '../../ui/palette';
import { answerColors, AnswerIcon } from '../votes/AnswerIcon';
import type { Answer } from '../votes/votesDocument';

const Key = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: `1px dashed ${color('control')}`,
  borderRadius: 6,
  ...answerColors,
  '& svg': { width: 14, height: 14 },
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '@media print': { '&&': { background: 'none', color: '#000', borderColor: '#000' } },
});

/** An answer as a colour and its icon, for sight alone; an empty place for none. */
export function AnswerKey({ answer }: { readonly answer: Answer | undefined }) {
  return (
    <Key data-answer={answer} aria-hidden="true">
      {answer && <AnswerIcon answer={answer} />}
    </Key>
  );
}
