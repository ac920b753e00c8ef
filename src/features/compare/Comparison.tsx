import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../hooks';
import { compare } from '../../content/en/compare';
import { color } from '../../ui/palette';
import { Hint } from '../../ui/Sheet';
import { serif } from '../../ui/typefaces';
import type { Shared } from '../share/shareCode';
import { selectVotes } from '../votes/votesSlice';
import { ComparisonTable } from './ComparisonTable';
import { compareVotes } from './compareVotes';

const words = compare.result;

const Summary = styled('p')({
  margin: '12px 0 4px',
  fontFamily: serif,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.5rem)',
  fontWeight: 700,
  lineHeight: 1.35,
});

const Quiet = styled('p')({ margin: '4px 0', color: color('muted') });

/** Two people's answers side by side, and how often they agree. Says nothing of who is right. */
export function Comparison({ shared }: { readonly shared: Shared }) {
  const votes = useAppSelector(selectVotes);
  const { policies, weighed, agreed, undecided, open } = compareVotes(votes, shared.votes);
  const notes = shared.name ? [words.nameUnchecked, ...words.notes] : words.notes;
  return (
    <>
      <div role="status">
        <Summary>{weighed > 0 ? words.agreement(agreed, weighed) : words.noneBoth}</Summary>
        {undecided > 0 && <Quiet>{words.undecided(undecided)}</Quiet>}
        {open > 0 && <Quiet>{words.open(open)}</Quiet>}
      </div>
      <ComparisonTable policies={policies} name={shared.name} />
      {notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
    </>
  );
}
