import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { addToGroupPath, groupPath, paths, policyPath } from '../../paths';
import { color, serif } from '../../ui/palette';
import { Buttons, TitledCard } from '../../ui/TitledCard';
import { useOpenGroup } from '../share/openGroup';
import { readLink } from '../share/readLink';
import { encodeShared } from '../share/shareCode';
import { selectVotes } from '../votes/votesSlice';
import { ComparisonTable } from './ComparisonTable';
import { compareVotes } from './compareVotes';
import { comparisonDone, comparisonPutOff, selectWaitingCode } from './comparisonSlice';
import { LinkProblem } from './LinkProblem';

const words = compare.result;

const Told = styled('div')({ marginBlockEnd: 20 });

const Summary = styled('p')({
  margin: '12px 0 4px',
  fontFamily: serif,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.5rem)',
  fontWeight: 700,
  lineHeight: 1.35,
});

const Quiet = styled('p')({ margin: '4px 0', color: color('muted') });

interface ComparisonProps {
  /** The fragment of the address; may be any text. */
  readonly link: string;
  /** The visitor pasted it just now, and is to be taken to the result. */
  readonly takesFocus: boolean;
}

/** Two people's answers side by side, and how often they agree, or why there is nothing to compare. Says nothing of who is right. */
export function Comparison({ link, takesFocus }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const votes = useAppSelector(selectVotes);
  const openGroup = useOpenGroup(link);
  const { shared, problem, code = '' } = readLink(link);
  const [lookedAt, setLookedAt] = useState<string>();
  const looked = lookedAt === code;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, link]);

  const waits = useAppSelector((state) => selectWaitingCode(state) === code);
  const dispatch = useAppDispatch();
  const { policies, weighed, agreed, undecided, open } = compareVotes(votes, shared?.votes ?? {});
  const hidden = looked ? [] : policies.filter(({ mine, theirs }) => theirs && !mine);
  const isDone = waits && hidden.length === 0;
  useEffect(() => {
    if (isDone) dispatch(comparisonDone());
  }, [dispatch, isDone]);

  const isEmpty = shared && Object.keys(shared.votes).length === 0;
  if (problem || isEmpty) {
    return (
      <Alert severity="error" variant="outlined" icon={false}>
        <LinkProblem problem={problem ?? 'nothing'} text={link} />
      </Alert>
    );
  }
  const { name } = shared;
  const nameless = encodeShared({ votes: shared.votes, name: '' });
  const both = policies.some(({ outcome }) => outcome !== 'open');
  return (
    <section aria-labelledby="comparison">
      <Typography variant="h2" id="comparison" ref={heading} tabIndex={-1}>
        {name ? words.headingWithName(name) : words.heading}
      </Typography>
      <Told role="status">
        <Summary>{weighed > 0 ? words.agreement(agreed, weighed) : words.noneBoth}</Summary>
        {undecided > 0 && <Quiet>{words.undecided(undecided)}</Quiet>}
        {open > 0 && <Quiet>{words.open(open)}</Quiet>}
      </Told>
      {openGroup && (
        <TitledCard title={words.addToGroup.title} level="h3">
          <p>{words.addToGroup.text}</p>
          <Buttons>
            <Button variant="contained" component={Link} to={addToGroupPath(openGroup, nameless)}>
              {words.addToGroup.button}
            </Button>
          </Buttons>
        </TitledCard>
      )}
      {hidden.length > 0 && (
        <AnswerFirst code={code} hidden={hidden.map(({ id }) => id)} onLook={() => setLookedAt(code)} />
      )}
      {(both || hidden.length === 0) && (
        <ComparisonTable policies={policies} name={name} revealed={hidden.length === 0} />
      )}
      {hidden.length === 0 && <Link to={groupPath(nameless)}>{words.startGroup}</Link>}
      {(name ? [words.nameUnchecked, ...words.notes] : words.notes).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ marginBlock: '1em' }}>
          {note}
        </Typography>
      ))}
    </section>
  );
}

interface AnswerFirstProps {
  readonly code: string;
  /** The policies that only the sender has answered. */
  readonly hidden: readonly PolicyId[];
  readonly onLook: () => void;
}

/** Somebody else's answer, seen before one's own, anchors it: whoever wants to answers first, and the link waits. */
function AnswerFirst({ code, hidden, onLook }: AnswerFirstProps) {
  const dispatch = useAppDispatch();
  const slug = policyHeadings.find(({ id }) => id === hidden[0])?.slug;
  return (
    <TitledCard title={words.first.title} level="h3">
      <p>{words.first.text(hidden.length)}</p>
      <Buttons>
        <Button
          variant="contained"
          component={Link}
          to={slug ? policyPath(slug) : paths.surveys}
          onClick={() => dispatch(comparisonPutOff(code))}
        >
          {words.first.answer}
        </Button>
        <Button variant="outlined" onClick={onLook}>
          {words.first.look}
        </Button>
      </Buttons>
    </TitledCard>
  );
}
