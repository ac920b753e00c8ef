import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../hooks';
import type { PolicyId } from '../../content/policyIds';
import { AnswerButtons } from './AnswerButtons';
import type { Answer } from './votesDocument';
import { selectAnswer } from './votesSlice';
import { YourAnswer } from './YourAnswer';

const Foot = styled('footer')({
  display: 'grid',
  gap: 12,
  marginBlockStart: 16,
  '@media print': { gap: 6, marginBlockStart: 6 },
});

interface PolicyAnswerProps {
  readonly policyId: PolicyId;
  /** The policy's title, for the controls' accessible names. */
  readonly title: string;
  readonly cleared: Answer | undefined;
  readonly nextPath: string;
  readonly nextLabel: string;
  /** What else stands at the foot of the card. */
  readonly children: ReactNode;
}

/**
 * The part of a card that an answer changes, on one subscription: with many cards it is their number that
 * counts. The words below may follow a frame after the button that was pressed.
 */
export function PolicyAnswer({ policyId, title, cleared, children, ...next }: PolicyAnswerProps) {
  const answer = useAppSelector((state) => selectAnswer(state, policyId));
  const settled = { answer: useDeferredValue(answer), cleared: useDeferredValue(cleared) };
  return (
    <>
      <AnswerButtons policyId={policyId} title={title} chosen={answer} {...next} />
      <Foot>
        <YourAnswer policyId={policyId} title={title} {...settled} />
        {children}
      </Foot>
    </>
  );
}
