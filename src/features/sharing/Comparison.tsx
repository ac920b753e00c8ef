import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { compare } from 'words/compare';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { comparisonId, groupPath } from '../../lib/paths';
import { CopyField } from '../../ui/CopyField';
import { Disclosure } from '../../ui/Disclosure';
import { Hint } from '../../ui/Hint';
import { selectVotes } from '../answers/votesSlice';
import { AnswerFirst } from './AnswerFirst';
import { compareVotes } from './comparedPolicies';
import { VoicePair } from './VoicePair';
import type { ComparedPolicy } from './comparedPolicies';
import { comparisonDone, comparisonPutOff, selectWaitingCode } from './comparisonSlice';
import { ComparisonRows } from './ComparisonRows';
import { LinkProblem } from './LinkProblem';
import { readLink } from './readLink';
import { encodeShared } from './shareCode';
import { lookedFirst, selectHasLooked } from './sharingSlice';

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
  const hasLooked = useAppSelector((state) => selectHasLooked(state, code));
  const waits = useAppSelector((state) => selectWaitingCode(state) === code);
  const dispatch = useAppDispatch();
  const { policies, weighed, agreed, undecided, open } = compareVotes(votes, shared?.votes ?? {});
  const hidden = hasLooked ? [] : policies.filter(({ mine }) => !mine);
  const isRevealed = hidden.length === 0;
  // If the visitor has answered none of these policies, there are no agreements to count: only the invitation to answer
  // is shown, unless the visitor chose to look at the sender's answers first.
  const isCompared = open < policies.length || isRevealed;
  const isDone = waits && isRevealed;
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
  // Whichever way the visitor goes to a policy: the invitation says that the link waits.
  const putOff = () => dispatch(comparisonPutOff(code));
  const { name } = shared;
  const nameless = encodeShared({ votes: shared.votes, name: '' });
  return (
    <Box
      component="section"
      aria-labelledby={comparisonId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}
    >
      <Typography variant="h2" key={link} id={comparisonId} ref={takesFocus ? focus : null} tabIndex={-1}>
        {name ? words.headingWithName(name) : words.heading}
      </Typography>
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {isCompared && (
          <>
            <Typography variant="lead">
              {weighed > 0 ? words.agreement(agreed, weighed) : words.noneBoth}
            </Typography>
            {undecided > 0 && <Typography color="textSecondary">{words.undecided(undecided)}</Typography>}
            {open > 0 && <Typography color="textSecondary">{words.open(open)}</Typography>}
          </>
        )}
      </Box>
      {isCompared && (
        <VoicePair
          policies={policies.map((policy) => pairOf(policy, isRevealed))}
          names={[words.you, name || words.sender]}
        />
      )}
      {!isRevealed && (
        <AnswerFirst
          code={code}
          hidden={hidden}
          onLeave={putOff}
          onLook={() => dispatch(lookedFirst(code))}
        />
      )}
      {isCompared && (
        <ComparisonRows
          policies={policies}
          sender={name || words.sender}
          isRevealed={isRevealed}
          onLeave={isRevealed ? undefined : putOff}
        />
      )}
      <div>
        <Disclosure show={words.addToGroup.show} hide={words.addToGroup.hide}>
          <CopyField text={nameless} words={words.addToGroup} variant="outlined" />
          {isRevealed && (
            <Button href={groupPath(nameless)} sx={{ mt: 3 }}>
              {words.startGroup}
            </Button>
          )}
        </Disclosure>
      </div>
      {(name ? [words.nameUnchecked, ...words.notes] : words.notes).map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </Box>
  );
}

function pairOf({ id, mine, theirs, outcome }: ComparedPolicy, isRevealed: boolean) {
  return {
    id,
    mine,
    theirs: mine || isRevealed ? theirs : ('hidden' as const),
    isShared: outcome === 'agree',
  };
}
