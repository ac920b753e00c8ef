import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { useEntryState } from '../../lib/entryState';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { comparePath, groupPath, policyPath } from '../../lib/paths';
import { CopyField } from '../../ui/CopyField';
import { Disclosure } from '../../ui/Disclosure';
import { DifferIcon, EqualIcon, OpenIcon, QuestionIcon } from '../../ui/icons';
import { ButtonRow } from '../../ui/ButtonRow';
import { CardGrid, TitledCard } from '../../ui/cards';
import { readLink } from './readLink';
import { encodeShared } from './shareCode';
import { AnswerMark } from '../../ui/AnswerMark';
import { Bridge, OutcomeMark, PairedTiles } from '../../ui/comparison';
import { PolicyTile } from '../../ui/PolicyTile';
import { StackingTable } from '../../ui/StackingTable';
import { Hint } from '../../ui/Hint';
import { Stack } from '../../ui/layout';
import { selectVotes } from '../answers/votesSlice';
import { compareVotes } from './comparedPolicies';
import type { ComparedPolicy, Outcome } from './comparedPolicies';
import { comparisonDone, comparisonPutOff, selectWaitingCode } from './comparisonSlice';
import { LinkProblem } from './LinkProblem';

const words = compare.result;

const focus = (heading: HTMLElement | null) => heading?.focus();

interface ComparisonProps {
  /** The fragment of the address. It may be any text, as anyone can make a link. */
  readonly link: string;
  /** True after a paste: the result's heading then gets the focus, so that screen readers go on from there. */
  readonly takesFocus: boolean;
}

/**
 * Hides the sender's answers to policies that the visitor has not answered, until the visitor answers or chooses to
 * look: another person's answer, seen first, biases one's own. It must not say who is right.
 */
export function Comparison({ link, takesFocus }: ComparisonProps) {
  const votes = useAppSelector(selectVotes);
  const { shared, problem, code = '' } = readLink(link);
  const [lookedAt, setLookedAt] = useEntryState('lookedAt', (json) => (typeof json === 'string' ? json : ''));
  const waiting = useAppSelector(selectWaitingCode);
  const waits = waiting === code;
  const dispatch = useAppDispatch();
  const { policies, weighed, agreed, undecided, open } = compareVotes(votes, shared?.votes ?? {});
  const hidden = lookedAt === code ? [] : policies.filter(({ mine }) => !mine);
  const [firstHidden] = hidden;
  // If the visitor has answered none of these policies, there are no agreements to count: only the invitation to answer
  // is shown, unless the visitor chose to look at the sender's answers first.
  const isCompared = open < policies.length || !firstHidden;
  const isDone = waits && !firstHidden;
  useEffect(() => {
    if (isDone) dispatch(comparisonDone());
  }, [dispatch, isDone]);

  if (problem || Object.keys(shared.votes).length === 0) {
    return (
      <Alert severity="error" variant="outlined" icon={false}>
        <LinkProblem problem={problem ?? 'nothing'} text={link} />
      </Alert>
    );
  }
  const { name } = shared;
  const nameless = encodeShared({ votes: shared.votes, name: '' });
  return (
    <section aria-labelledby="comparison">
      <h2 key={link} id="comparison" ref={takesFocus ? focus : null} tabIndex={-1}>
        {name ? words.headingWithName(name) : words.heading}
      </h2>
      <p>{words.site}</p>
      <Stack gap={8} role="status">
        {isCompared && (
          <>
            <Typography variant="h3" component="p">
              {weighed > 0 ? words.agreement(agreed, weighed) : words.noneBoth}
            </Typography>
            {undecided > 0 && <Typography color="textSecondary">{words.undecided(undecided)}</Typography>}
            {open > 0 && <Typography color="textSecondary">{words.open(open)}</Typography>}
          </>
        )}
      </Stack>
      {firstHidden && (
        <CardGrid>
          <TitledCard title={words.first.title(hidden.length)} level="h3">
            <p>{words.first.text(hidden.length)}</p>
            {waiting !== null && !waits && (
              <p>
                {words.first.replaces} <Link to={comparePath(waiting)}>{words.first.other}</Link>
              </p>
            )}
            <ButtonRow>
              <Button
                variant="contained"
                component={Link}
                to={policyPath(firstHidden.slug)}
                onClick={() => dispatch(comparisonPutOff(code))}
              >
                {words.first.answer}
              </Button>
              <Button variant="outlined" onClick={() => setLookedAt(code)}>
                {words.first.look}
              </Button>
            </ButtonRow>
          </TitledCard>
        </CardGrid>
      )}
      {isCompared && (
        <>
          <ComparedTiles policies={policies} revealed={!firstHidden} />
          <StackingTable
            caption={words.caption}
            columns={[
              { name: words.policy },
              { name: words.you, onPhone: 'named' },
              { name: name || words.sender, onPhone: 'named' },
              { name: words.together },
            ]}
            rows={policies.map((policy) => tableRow(policy, !firstHidden))}
          />
        </>
      )}
      {!firstHidden && <Link to={groupPath(nameless)}>{words.startGroup}</Link>}
      <Disclosure show={words.addToGroup.show} hide={words.addToGroup.hide}>
        <CopyField text={nameless} words={words.addToGroup} variant="outlined" />
      </Disclosure>
      {(name ? [words.nameUnchecked, ...words.notes] : words.notes).map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </section>
  );
}

const icons = {
  agree: EqualIcon,
  differ: DifferIcon,
  bothUndecided: QuestionIcon,
  oneUndecided: QuestionIcon,
  open: OpenIcon,
} satisfies Record<Outcome, unknown>;

function tableRow({ id, title, slug, mine, theirs, outcome }: ComparedPolicy, revealed: boolean) {
  const Icon = icons[outcome];
  const cells: readonly ReactNode[] = [
    mine ? (
      <AnswerMark answer={mine} />
    ) : (
      <Link to={policyPath(slug)} aria-label={words.answerTitle(title)}>
        {words.answerIt}
      </Link>
    ),
    mine || revealed ? (
      <AnswerMark answer={theirs} />
    ) : (
      <Typography variant="body2" color="textSecondary">
        {words.hidden}
      </Typography>
    ),
    <OutcomeMark data-outcome={outcome}>
      <Icon />
      <span>{words.outcomes[outcome]}</span>
    </OutcomeMark>,
  ];
  return { id, title: <Link to={policyPath(slug)}>{title}</Link>, cells };
}

interface ComparedTilesProps {
  readonly policies: readonly ComparedPolicy[];
  /** False hides the sender's answers where the visitor has not answered: seen first, they would bias the visitor. */
  readonly revealed: boolean;
}

/** Hidden from screen readers, because the table below says the same. */
function ComparedTiles({ policies, revealed }: ComparedTilesProps) {
  return (
    <PairedTiles aria-hidden>
      {policies.map(({ id, mine, theirs, outcome }) => (
        <div key={id} data-outcome={outcome}>
          <PolicyTile policyId={id} answer={mine} />
          <Bridge />
          <PolicyTile policyId={id} answer={mine || revealed ? theirs : undefined} />
        </div>
      ))}
    </PairedTiles>
  );
}
