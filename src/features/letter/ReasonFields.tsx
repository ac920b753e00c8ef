import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { letter } from '../../content/en/letter';
import type { Stance } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { Group, Hint, Sheet, Tick } from '../../ui/Sheet';
import { TextArea } from '../../ui/TextBox';
import type { LetterNotes } from './letterNotes';
import { usePoints } from './usePoints';

const words = letter.reason;

/** Longer than any office reads; keeps a slip of the clipboard from filling the page. */
const longestText = 2000;

const Points = styled('div')({
  marginBlockStart: 8,
  fontSize: '0.9688rem',
  lineHeight: 1.5,
  '& > *': { borderBlockStart: `1px solid ${color('hairline')}` },
});

interface ReasonFieldsProps {
  readonly policyId: PolicyId;
  readonly stance: Stance;
  readonly notes: LetterNotes;
  readonly onChange: (change: Partial<LetterNotes>) => void;
}

/** The visitor's own words, and points to quote. The same for every stance. */
export function ReasonFields({ policyId, stance, notes, onChange }: ReasonFieldsProps) {
  const points = usePoints(policyId, stance);
  return (
    <Sheet>
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.text}</p>
      <TextArea
        label={words.own}
        hint={words.ownHint}
        rows={3}
        maxLength={longestText}
        value={notes.reason}
        onChange={(event) => {
          onChange({ reason: event.target.value });
        }}
      />
      <TextArea
        label={words.story}
        hint={words.storyHint}
        rows={3}
        maxLength={longestText}
        value={notes.story}
        onChange={(event) => {
          onChange({ story: event.target.value });
        }}
      />
      {points === 'failed' && <Hint>{words.pointsFailed}</Hint>}
      {points && points !== 'failed' && (
        <Group>
          <legend>{words.points[stance]}</legend>
          <Hint>{words.pointsHint}</Hint>
          <Points>
            {points.map((point) => (
              <Tick key={point}>
                <input
                  type="checkbox"
                  checked={notes.points.includes(point)}
                  onChange={(event) => {
                    const { checked } = event.target;
                    onChange({
                      points: points.filter((each) =>
                        each === point ? checked : notes.points.includes(each),
                      ),
                    });
                  }}
                />
                {point}
              </Tick>
            ))}
          </Points>
        </Group>
      )}
    </Sheet>
  );
}
