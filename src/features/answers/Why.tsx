import Box from '@mui/material/Box';
import { useRef } from 'react';
import { reasons } from 'words/reasons';
import type { PolicyHeading } from '../../content/types';
import { useDeferredSelector } from '../../lib/hooks';
import { Disclosure } from '../../ui/Disclosure';
import { lazyPart } from '../../ui/lazyPart';
import { CorrectedSince } from './CorrectedSince';
import { selectAnswer } from './votesSlice';

/** Loaded when it is opened: most visitors give no reason. */
const WhyForm = lazyPart(
  async () => (await import(/* webpackChunkName: "argumentLabels" */ './WhyForm')).WhyForm,
  reasons.failed,
);

interface WhyProps {
  readonly heading: PolicyHeading;
  /** As a part of a row among others. */
  readonly quiet?: boolean;
}

/** Below an answer: whether it still holds, if the card was corrected since, and why it was given. */
export function Why({ heading, quiet = false }: WhyProps) {
  const answer = useDeferredSelector((state) => selectAnswer(state, heading.id));
  const around = useRef<HTMLDivElement>(null);
  if (!answer) return null;
  const ask = quiet ? reasons.askShort : reasons.ask;
  return (
    <Box ref={around} tabIndex={-1} data-screen-only>
      <CorrectedSince id={heading.id} around={around} />
      <Disclosure quiet={quiet} show={ask} hide={ask} label={reasons.askLabel(heading.title)}>
        <WhyForm id={heading.id} drawn={answer} />
      </Disclosure>
    </Box>
  );
}
