import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { compare } from 'words/compare';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch } from '../../hooks';
import { paths, policyPath } from '../../paths';
import { Buttons, TitledCard } from '../../ui/TitledCard';
import { comparisonPutOff } from './comparisonSlice';

const words = compare.result.first;

interface AnswerFirstProps {
  readonly code: string;
  /** The policies that only the sender has answered. */
  readonly hidden: readonly PolicyId[];
  readonly onLook: () => void;
}

/** Somebody else's answer, seen before one's own, anchors it: whoever wants to answers first, and the link waits. */
export function AnswerFirst({ code, hidden, onLook }: AnswerFirstProps) {
  const dispatch = useAppDispatch();
  const slug = policyHeadings.find(({ id }) => id === hidden[0])?.slug;
  return (
    <TitledCard title={words.title} level="h3">
      <p>{words.text(hidden.length)}</p>
      <Buttons>
        <Button
          variant="contained"
          component={Link}
          to={slug ? policyPath(slug) : paths.surveys}
          onClick={() => {
            dispatch(comparisonPutOff(code));
          }}
        >
          {words.answer}
        </Button>
        <Button variant="outlined" onClick={onLook}>
          {words.look}
        </Button>
      </Buttons>
    </TitledCard>
  );
}
