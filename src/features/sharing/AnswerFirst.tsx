import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { compare } from 'words/compare';
import { useAppSelector } from '../../lib/hooks';
import { comparePath, policyPath } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { Panel } from '../../ui/Panel';
import type { ComparedPolicy } from './comparedPolicies';
import { selectWaitingCode } from './comparisonSlice';

const words = compare.result.first;

interface AnswerFirstProps {
  /** Of the link on this page. Another one may be waiting while the visitor answers. */
  readonly code: string;
  /** The policies of which the sender's answers are hidden until the visitor has answered. */
  readonly hidden: readonly ComparedPolicy[];
  readonly onLeave: () => void;
  readonly onLook: () => void;
}

export function AnswerFirst({ code, hidden, onLeave, onLook }: AnswerFirstProps) {
  const waiting = useAppSelector(selectWaitingCode);
  const [first] = hidden;
  if (!first) return null;
  return (
    <Panel>
      <Typography variant="h3">{words.title(hidden.length)}</Typography>
      <p>{compare.result.site}</p>
      <p>{words.text(hidden.length)}</p>
      {waiting !== null && waiting !== code && (
        <p>
          {words.replaces} <Link href={comparePath(waiting)}>{words.other}</Link>
        </p>
      )}
      <ButtonRow>
        <Button variant="contained" href={policyPath(first.slug)} onClick={onLeave}>
          {words.answer}
        </Button>
        <Button variant="outlined" onClick={onLook}>
          {words.look}
        </Button>
      </ButtonRow>
    </Panel>
  );
}
