import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { yourClass as words } from 'words/yourClass';
import type { PolicyId } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector } from '../../lib/hooks';
import { classPath } from '../../lib/paths';
import { ClassSteps } from '../../ui/classCard';
import { LinkRow } from '../../ui/layout';
import { lazyPart } from '../../ui/lazyPart';
import { PolicyTile } from '../../ui/PolicyTile';
import { selectVotes } from '../answers/votesSlice';

/** Loaded lazily, because it is shown last. */
const MyCode = lazyPart(async () => (await import('./MyCode')).MyCode, words.loadFailed);

/** What a step says of its policy, beside its words and buttons. */
export interface PolicyStep {
  readonly heading: PolicyHeading;
  /** Id of the title. It is the fragment of the address, so that the title gets the focus when the step changes. */
  readonly titleId: string;
  readonly place: string;
  readonly nextPath: string;
  readonly nextLabel: string;
}

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
  const [, step] = /\/(\w+)$/.exec(link) ?? [];
  const isAtCode = step === 'code';
  const heading = headings[Number(step) - 1] ?? headings[0];
  const read = isPrinted ? headings : headings.filter((each) => each === heading && !isAtCode);

  return (
    <>
      {/* Without scripts all cards are to be read, and the way between them is of no use. */}
      <div data-needs-scripts>
        <StepLinks
          headings={headings}
          code={code}
          current={isAtCode ? 'code' : isPrinted ? undefined : heading?.id}
        />
      </div>
      {isAtCode && (
        <section aria-labelledby={link}>
          <h2 id={link} tabIndex={-1}>
            {words.code.heading}
          </h2>
          <MyCode headings={headings} code={code} />
        </section>
      )}
      {read.map((each) => {
        const place = headings.indexOf(each) + 1;
        const next = headings[place];
        return children({
          heading: each,
          titleId: isPrinted ? `class-${each.id}` : link,
          // Among how many, the printed page does not know. The space keeps the line's height.
          place: isPrinted ? '\u00a0' : words.place(place, headings.length),
          nextPath: classPath(code, next ? place + 1 : 'code'),
          nextLabel: next ? surveys.nextLabel(next.title) : words.showCode,
        });
      })}
    </>
  );
}

interface StepLinksProps {
  readonly headings: readonly PolicyHeading[];
  readonly code: string;
  readonly current: PolicyId | 'code' | undefined;
}

function StepLinks({ headings, code, current }: StepLinksProps) {
  const votes = useAppSelector(selectVotes);
  return (
    <ClassSteps as="ol" data-screen-only role="list" aria-label={words.list} data-own="">
      {headings.map(({ id, title }, index) => {
        const answer = votes[id];
        return (
          <li key={id} data-in-class={id}>
            <Link
              to={classPath(code, index + 1)}
              title={title}
              aria-label={words.policy(title, answer ? surveys.answers[answer] : words.unanswered)}
              aria-current={id === current ? 'step' : undefined}
            >
              <PolicyTile policyId={id} answer={answer} />
            </Link>
          </li>
        );
      })}
      {current !== 'code' && (
        <LinkRow as="li">
          <Link to={classPath(code, 'code')}>{words.showCode}</Link>
        </LinkRow>
      )}
    </ClassSteps>
  );
}
