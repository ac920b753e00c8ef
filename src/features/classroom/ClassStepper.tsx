import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { yourClass as words } from 'words/yourClass';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { classPath } from '../../lib/paths';
import type { PolicyStep } from '../../lib/policyStep';
import { color } from '../../theme/palette';
import { hovered, stepOfSeveral } from '../../theme/tokens';
import { lazyPart } from '../../ui/lazyPart';
import { ArrowLink } from '../../ui/ArrowLink';
import { PolicyTile } from '../../ui/PolicyTile';
import { TextAndRail } from '../../ui/TextAndRail';
import { selectVotes } from '../answers/votesSlice';
import { readStep, stepPath } from './classStep';

/** Loaded lazily, because it is shown last. */
const MyCode = lazyPart(async () => (await import('./MyCode')).MyCode, words.loadFailed);

interface ClassStepperProps {
  readonly policies: readonly PolicyId[];
  readonly code: string;
  /** The fragment of the address: the code and the step. */
  readonly link: string;
  /** All policies are to be read then, and none is the current one. */
  readonly isPrinted: boolean;
  /** Draws one policy. */
  readonly children: (step: PolicyStep) => ReactNode;
}

/** The policies of a class, one after the other, and at the end the student's code. */
export function ClassStepper({ policies, code, link, isPrinted, children }: ClassStepperProps) {
  const headings = policyHeadings.filter(({ id }) => policies.includes(id));
  const step = readStep(
    link,
    headings.map(({ id }) => id),
  );
  const isAtCode = step === 'code';
  const read = isPrinted ? headings : headings.filter(({ id }) => id === step);

  return (
    <TextAndRail
      isRailFirst
      isSticky
      rail={
        // Without scripts all cards are to be read, and the way between them is of no use.
        <div data-needs-scripts>
          <StepLinks headings={headings} code={code} current={isPrinted && !isAtCode ? undefined : step} />
        </div>
      }
    >
      {isAtCode && (
        <Box
          component="section"
          aria-labelledby={link}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
        >
          <Typography variant="h2" id={link} tabIndex={-1}>
            {words.code.heading}
          </Typography>
          <MyCode headings={headings} code={code} />
        </Box>
      )}
      {read.map((each) => {
        const place = headings.indexOf(each) + 1;
        const next = headings[place];
        return children({
          heading: each,
          titleId: isPrinted ? `class-${each.id}` : link,
          // Among how many, the printed page does not know. The space keeps the line's height.
          place: isPrinted ? '\u00a0' : words.place(place, headings.length),
          nextPath: classPath(code) + stepPath(next ? place + 1 : 'code'),
          nextLabel: next ? surveys.onPage.next : words.showCode,
          nextName: next && surveys.nextLabel(next.title),
        });
      })}
    </TextAndRail>
  );
}

const StepLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  marginInline: 0,
  padding: 4,
  color: color('ink'),
  textDecoration: 'none',
  ...hovered,
  ...stepOfSeveral,
});

const besideTile = { label: { sx: { display: { xs: 'none', md: 'block' }, color: 'ink' } } } as const;

interface StepLinksProps {
  readonly headings: readonly PolicyHeading[];
  readonly code: string;
  readonly current: PolicyId | 'code' | undefined;
}

/** The titles stand beside the tiles where there is room; on phones the name of each link has them. */
function StepLinks({ headings, code, current }: StepLinksProps) {
  const votes = useAppSelector(selectVotes);
  return (
    <Stepper
      component="ol"
      role="list"
      orientation="vertical"
      connector={null}
      data-screen-only
      data-own=""
      aria-label={words.list}
      sx={{ flexDirection: { xs: 'row', lg: 'column' }, flexWrap: 'wrap', gap: 2, p: 0, m: 0 }}
    >
      {headings.map(({ id, title }, index) => {
        const answer = votes[id];
        return (
          <Step key={id} component="li" data-in-class={id} active={id === current}>
            <StepLink
              href={classPath(code) + stepPath(index + 1)}
              aria-label={words.policy(title, answer ? surveys.answers[answer] : words.unanswered)}
              aria-current={id === current ? 'step' : undefined}
            >
              <StepLabel
                icon={<PolicyTile policyId={id} answer={answer} title={title} />}
                sx={{ p: 0 }}
                slotProps={besideTile}
              >
                {title}
              </StepLabel>
            </StepLink>
          </Step>
        );
      })}
      {current !== 'code' && (
        <Step component="li">
          <ArrowLink href={classPath(code) + stepPath('code')}>{words.showCode}</ArrowLink>
        </Step>
      )}
    </Stepper>
  );
}
