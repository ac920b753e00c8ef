import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { policyHeadings } from 'words/policyHeadings';
import { share } from 'words/share';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { Hint, TitledCard } from '../../ui/TitledCard';
import { AnswerMark } from '../votes/AnswerMark';
import type { Votes } from '../votes/votesDocument';

const words = share.contents;

const line = { borderBlockStart: `1px solid ${color('hairline')}` };

/** The policy at one end, the answer at the other. */
const Answer = styled(FormControlLabel)({
  ...line,
  '& .MuiFormControlLabel-label': {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: 16,
    alignItems: 'start',
  },
});

const NameLine = styled('p')({
  '&&': { marginBlockStart: 16, paddingBlockStart: 12, ...line },
  overflowWrap: 'anywhere',
});

interface ContentsFieldsProps {
  readonly votes: Votes;
  readonly leftOut: ReadonlySet<PolicyId>;
  readonly onToggle: (id: PolicyId, wanted: boolean) => void;
  /** `null` when nobody is registered here; then there is no name to add. */
  readonly memberName: string | null;
  /** The name that goes into the link; empty for none. */
  readonly name: string;
  readonly onOpenly: (openly: boolean) => void;
}

/** Exactly what the link holds, to be looked through and thinned out. */
export function ContentsFields(props: ContentsFieldsProps) {
  const { votes, leftOut, onToggle, memberName, name, onOpenly } = props;
  const answered = policyHeadings.flatMap(({ id, title }) => {
    const answer = votes[id];
    return answer ? [{ id, title, answer }] : [];
  });
  const missing = policyHeadings.length - answered.length;
  return (
    <TitledCard title={words.heading} level="h2">
      <p>{words.text}</p>
      <FormControl component="fieldset" fullWidth>
        <FormLabel component="legend">{words.legend}</FormLabel>
        {answered.map(({ id, title, answer }) => (
          <Answer
            key={id}
            control={<Checkbox />}
            label={
              <>
                <span>{title}</span> <AnswerMark answer={answer} />
              </>
            }
            checked={!leftOut.has(id)}
            onChange={(_, checked) => onToggle(id, checked)}
          />
        ))}
      </FormControl>
      {missing > 0 && <Hint>{words.notAnswered(missing)}</Hint>}
      <NameLine>
        {words.nameLabel} <strong>{name || words.anonymous}</strong>
      </NameLine>
      {memberName && (
        <>
          <FormControlLabel
            control={<Checkbox />}
            label={words.openly}
            checked={name !== ''}
            onChange={(_, checked) => onOpenly(checked)}
          />
          <Hint>{words.openlyHint(memberName)}</Hint>
        </>
      )}
    </TitledCard>
  );
}
