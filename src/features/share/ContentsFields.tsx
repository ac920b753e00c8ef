import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { policyHeadings } from '../../content/en/policyHeadings';
import { share } from '../../content/en/share';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { Group, Hint, Sheet, Tick } from '../../ui/Sheet';
import { AnswerMark } from '../votes/AnswerMark';
import type { Votes } from '../votes/votesDocument';

const words = share.contents;

const Answer = styled(Tick)({
  borderBlockStart: `1px solid ${color('hairline')}`,
  '& > span:last-of-type': {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: 16,
    alignItems: 'start',
  },
});

const NameLine = styled('p')({
  '&&': { marginBlockStart: 16, paddingBlockStart: 12, borderBlockStart: `1px solid ${color('hairline')}` },
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
    <Sheet>
      <Typography variant="h3" component="h2">
        {words.heading}
      </Typography>
      <p>{words.text}</p>
      <Group>
        <legend>{words.legend}</legend>
        {answered.map(({ id, title, answer }) => (
          <Answer key={id}>
            <input
              type="checkbox"
              checked={!leftOut.has(id)}
              onChange={(event) => {
                onToggle(id, event.target.checked);
              }}
            />
            <span>
              <span>{title}</span> <AnswerMark answer={answer} />
            </span>
          </Answer>
        ))}
      </Group>
      {missing > 0 && <Hint>{words.notAnswered(missing)}</Hint>}
      <NameLine>
        {words.nameLabel} <strong>{name || words.anonymous}</strong>
      </NameLine>
      {memberName && (
        <>
          <Tick>
            <input
              type="checkbox"
              checked={name !== ''}
              onChange={(event) => {
                onOpenly(event.target.checked);
              }}
            />
            {words.openly}
          </Tick>
          <Hint>{words.openlyHint(memberName)}</Hint>
        </>
      )}
    </Sheet>
  );
}
