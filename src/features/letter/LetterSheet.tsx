import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { letter } from 'words/letter';
import { letterForm } from 'words/letterForm';
import type { Answer } from '../../content/answerIds';
import { useAppDispatch } from '../../lib/hooks';
import { color } from '../../theme/palette';
import { focusRingAround, gutter, inkLine, onScreen, radius } from '../../theme/tokens';
import { text as role } from '../../theme/typography';
import { ButtonRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Hint';
import type { Version } from './lettersOf';
import { letterEdited, outdatedAnswer, startedOver, textKept, versionBroughtBack } from './letterSlice';

const words = letterForm.result;
const { kinds } = letter.policy;

/** The only frame of the letter. What is in it ends at its corners. */
const Sheet = styled(Paper)({ overflow: 'hidden' });

const cornerInside = radius.card - inkLine;

/** The ring of the focus is drawn inside: the sheet would cut off what is outside. */
const LetterInput = styled(InputBase)({
  display: 'block',
  padding: 0,
  borderEndStartRadius: cornerInside,
  borderEndEndRadius: cornerInside,
  ...focusRingAround(-3),
});

/** In wide windows, where it stays in view beside the steps, a long letter scrolls in it. */
const letterText = {
  ...role.letter,
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minHeight: '12lh',
  [onScreen.from('lg')]: { maxHeight: 'max(62svh, 12lh)' },
  padding: `16px ${gutter}`,
  overflowY: 'auto',
  resize: 'vertical',
  fieldSizing: 'content',
  // Shows that a letter goes on below the edge: the second gradient stays there, and the first, which moves with the
  // text, covers it once the end is reached.
  background: [
    `linear-gradient(transparent, ${color('card')} 75%) 0 100% / 100% 64px no-repeat local`,
    `linear-gradient(transparent, ${color('hairline')}) 0 100% / 100% 24px no-repeat`,
  ].join(),
} as const;

interface LetterSheetProps {
  /** The visitor's answer now. If a letter was edited by hand for another answer, the visitor is asked what to do. */
  readonly answer: Answer;
  readonly version: Version;
  readonly label: string;
  readonly lang?: string;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The text of a letter. It follows the fields until it is edited by hand. After that only the press of a button
 * composes it again, and another press restores the visitor's version: a field never overwrites an edit.
 */
export function LetterSheet({ answer, version, label, lang, fieldRef }: LetterSheetProps) {
  const { id, frame, about, isForAnother, mention, far, subject, text, byHand } = version;
  const { edited, setAside } = byHand;
  const dispatch = useAppDispatch();
  const hintId = useId();
  const writtenFor = outdatedAnswer(byHand, answer);
  const isOutdated = writtenFor !== null || isForAnother;

  /** Focuses the letter: the pressed button is about to be removed, and the focus would be lost with it. */
  const dispatchAndFocus = (action: Parameters<typeof dispatch>[0]) => (event: MouseEvent) => {
    // A double click is one press: the button that undoes it comes in the same place.
    if (event.detail <= 1) dispatch(action);
    fieldRef.current?.focus();
  };

  return (
    <>
      <Sheet variant="ink">
        <Typography variant="body2" lang={lang} sx={{ px: gutter, py: 3 }}>
          {frame.subject} <strong>{subject}</strong>
        </Typography>
        <Divider />
        <LetterInput
          multiline
          rows={14}
          fullWidth
          inputComponent="textarea"
          inputRef={fieldRef}
          value={text}
          onChange={(event) =>
            dispatch(letterEdited({ ...id, answer, about, mention, far, text: event.target.value }))
          }
          slotProps={{
            // MUI gives every box a type, which a textarea must not have.
            input: {
              'aria-label': label,
              'aria-describedby': hintId,
              lang,
              type: undefined,
              sx: letterText,
            },
          }}
        />
      </Sheet>
      <FormHelperText id={hintId} sx={{ m: 0 }}>
        {words.hint}
      </FormHelperText>
      {/* Empty, it is out of the flow, so that no gap is set for it. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isOutdated && (
          <Alert role="note" severity="warning" variant="outlined" icon={false}>
            {writtenFor && <span>{words.outdated(kinds[writtenFor], kinds[answer])} </span>}
            {isForAnother && <span>{words.forAnother} </span>}
            <span>{words.keepOrRebuild}</span>
          </Alert>
        )}
        {edited && !isOutdated && <Hint>{words.edited}</Hint>}
        {!edited && setAside && <Hint>{words.startedAgain}</Hint>}
      </Box>
      <ButtonRow>
        {isOutdated && (
          <Button variant="outlined" onClick={dispatchAndFocus(textKept({ ...id, answer, about }))}>
            {words.keepText}
          </Button>
        )}
        {edited && (
          <Button variant="outlined" onClick={dispatchAndFocus(startedOver(id))}>
            {words.startAgain}
          </Button>
        )}
        {setAside && (
          <Button variant="outlined" onClick={dispatchAndFocus(versionBroughtBack(id))}>
            {words.bringBack}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
