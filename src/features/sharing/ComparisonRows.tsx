import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { compare } from 'words/compare';
import { policyPath } from '../../lib/paths';
import { AnswerMark } from '../../ui/AnswerMark';
import { DifferIcon, EqualIcon, OpenIcon, QuestionIcon } from '../../ui/icons';
import { StackingTable } from '../../ui/StackingTable';
import type { ComparedPolicy, Outcome } from './comparedPolicies';

const words = compare.result;

const icons = {
  agree: EqualIcon,
  differ: DifferIcon,
  bothUndecided: QuestionIcon,
  oneUndecided: QuestionIcon,
  open: OpenIcon,
} satisfies Record<Outcome, unknown>;

interface ComparisonRowsProps {
  readonly policies: readonly ComparedPolicy[];
  /** The name, or the words for whoever has none. */
  readonly sender: string;
  /** False hides the sender's answers where the visitor has not answered: seen first, they would bias the visitor. */
  readonly isRevealed: boolean;
  /** Called when the visitor goes to a policy. */
  readonly onLeave: (() => void) | undefined;
}

export function ComparisonRows({ policies, sender, isRevealed, onLeave }: ComparisonRowsProps) {
  return (
    <StackingTable
      caption={words.caption}
      columns={[
        { name: words.policy },
        { name: words.you, onPhone: 'named' },
        { name: sender, onPhone: 'named' },
        { name: words.together },
      ]}
      rows={policies.map((policy) => ({
        id: policy.id,
        title: (
          <Link href={policyPath(policy.slug)} onClick={onLeave}>
            {policy.title}
          </Link>
        ),
        cells: cellsOf(policy, isRevealed, onLeave),
      }))}
    />
  );
}

function cellsOf(
  { title, slug, mine, theirs, outcome }: ComparedPolicy,
  isRevealed: boolean,
  onLeave: (() => void) | undefined,
) {
  return [
    mine ? (
      <AnswerMark answer={mine} />
    ) : (
      <Link href={policyPath(slug)} aria-label={words.answerTitle(title)} onClick={onLeave}>
        {words.answerIt}
      </Link>
    ),
    mine || isRevealed ? (
      <AnswerMark answer={theirs} />
    ) : (
      <Typography variant="body2" component="span" color="textSecondary">
        {words.hidden}
      </Typography>
    ),
    <OutcomeInWords key="outcome" outcome={outcome} />,
  ] as const;
}

/** "Agree" and "differ" have the same colour: in those of Yes and No, agreeing would look better than differing. */
function OutcomeInWords({ outcome }: { readonly outcome: Outcome }) {
  const Icon = icons[outcome];
  const isWeighed = outcome === 'agree' || outcome === 'differ';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        // As the answers beside it stand in their line.
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 2,
        color: isWeighed ? 'ink' : 'muted',
        fontWeight: isWeighed ? 650 : 400,
        whiteSpace: { md: 'nowrap' },
      }}
    >
      <Icon />
      <span>{words.outcomes[outcome]}</span>
    </Box>
  );
}
