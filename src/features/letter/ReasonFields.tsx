import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { letter } from '../../content/en/letter';
import { policyTexts } from '../../content/en/policyTexts';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { TextArea } from '../../ui/TextArea';
import { Hint, TitledCard } from '../../ui/TitledCard';
import { useLoaded } from '../../ui/useLoaded';
import type { Answer } from '../votes/votesDocument';
import { inOwnWords, quoting } from './letterNotes';
import type { LetterChange, LetterNotes } from './letterNotes';

const words = letter.reason;

/** Longer than any office reads; keeps a slip of the clipboard from filling the page. */
const longestText = 2000;

const Points = styled('div')({
  display: 'grid',
  marginBlockStart: 8,
  '& > *': { borderBlockStart: `1px solid ${color('hairline')}` },
  '& .MuiFormControlLabel-label': { fontSize: '0.9688rem', lineHeight: 1.5 },
});

interface ReasonFieldsProps {
  readonly policyId: PolicyId;
  readonly answer: Answer;
  readonly notes: LetterNotes;
  readonly onChange: (change: LetterChange) => void;
}

/** The visitor's own words, and points to quote. The same for every answer. */
export function ReasonFields({ policyId, answer, notes, onChange }: ReasonFieldsProps) {
  const points = usePoints(policyId, answer);
  const quoted = notes.points[answer] ?? [];
  return (
    <TitledCard title={words.heading} level="h3">
      <p>{words.text}</p>
      <TextArea
        rows={3}
        label={words.own}
        helperText={words.ownHint}
        maxLength={longestText}
        value={notes.reason}
        onChange={(event) => {
          onChange(inOwnWords({ reason: event.target.value }));
        }}
      />
      <TextArea
        rows={3}
        label={words.story}
        helperText={words.storyHint}
        maxLength={longestText}
        value={notes.story}
        onChange={(event) => {
          onChange(inOwnWords({ story: event.target.value }));
        }}
      />
      {points === 'failed' && <Hint>{words.pointsFailed}</Hint>}
      {points && points !== 'failed' && (
        <FormControl component="fieldset">
          <FormLabel component="legend">{words.points[answer]}</FormLabel>
          <Hint>{words.pointsHint}</Hint>
          <Points>
            {points.map((point) => (
              <FormControlLabel
                key={point}
                control={<Checkbox />}
                label={point}
                checked={quoted.includes(point)}
                onChange={(_, checked) => {
                  const wanted = (each: string) => (each === point ? checked : quoted.includes(each));
                  onChange(quoting(answer, points.filter(wanted)));
                }}
              />
            ))}
          </Points>
        </FormControl>
      )}
    </TitledCard>
  );
}

/**
 * The points of a policy's card that speak for an answer: its Pros, its Cons, or both for those who are undecided.
 * @returns `undefined` while they are being loaded, `'failed'` if they can't be had.
 */
function usePoints(policyId: PolicyId, answer: Answer): readonly string[] | 'failed' | undefined {
  const text = useLoaded(policyTexts[policyId], true);
  if (!text || text === 'failed') return text;
  return [...(answer === 'no' ? [] : text.pros), ...(answer === 'yes' ? [] : text.cons)];
}
