import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../lib/hooks';
import type { PolicyHeading } from '../../content/types';
import { letterPath, paths } from '../../lib/paths';
import { surveys } from 'words/surveys';
import { AnswerIcon } from '../../ui/icons';
import { PlainAnswerButton, AnswerButtonRow, AnswerDock, DockHeadroom, DockLinks } from '../../ui/answerDock';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { voteCast } from '../answers/votesSlice';

interface AnswerButtonProps {
  readonly heading: PolicyHeading;
  readonly answer: Answer;
  readonly pressed: boolean;
}

const AnswerButton = memo(function AnswerButton({ heading, answer, pressed }: AnswerButtonProps) {
  const dispatch = useAppDispatch();
  const label = surveys.answers[answer];
  return (
    <PlainAnswerButton
      type="button"
      data-policy={heading.id}
      data-answer={answer}
      aria-pressed={pressed}
      aria-label={surveys.answerLabel(label, heading.title)}
      onClick={() => dispatch(voteCast({ policyId: heading.id, answer }))}
    >
      <AnswerIcon answer={answer} />
      {label}
    </PlainAnswerButton>
  );
});

interface AnswerRowProps {
  readonly heading: PolicyHeading;
  readonly chosen: Answer | undefined;
}

/** Pressing the chosen answer again keeps it: a second press by accident must not clear it. */
export const AnswerRow = memo(function AnswerRow({ heading, chosen }: AnswerRowProps) {
  return (
    <AnswerButtonRow
      id={`answers-${heading.id}`}
      tabIndex={-1}
      role="group"
      aria-label={surveys.answersLabel(heading.title)}
    >
      {answers.map((answer) => (
        <AnswerButton key={answer} heading={heading} answer={answer} pressed={answer === chosen} />
      ))}
    </AnswerButtonRow>
  );
});

interface WaysOnProps {
  readonly heading: PolicyHeading;
  /** Without `nextTitle` the link is named “See my answers”; without `nextPath` there is none. */
  readonly nextPath: string | undefined;
  readonly nextTitle: string | undefined;
}

/** The links below the answers; a component of its own, so that `memo` spares rendering them after every answer. */
const WaysOn = memo(function WaysOn({ heading, nextPath, nextTitle }: WaysOnProps) {
  return (
    <DockLinks>
      {nextPath && (
        <Link to={nextPath} aria-label={nextTitle && surveys.nextLabel(nextTitle)}>
          {nextTitle ? surveys.next : surveys.seeAnswers}
        </Link>
      )}
      <Link to={letterPath(heading.slug)} aria-label={surveys.writeLabel(heading.title)}>
        {surveys.write}
      </Link>
      <Link to={paths.myAnswers}>{surveys.seeOrShare}</Link>
    </DockLinks>
  );
});

type AnswerButtonsProps = AnswerRowProps & WaysOnProps;

export const AnswerButtons = memo(function AnswerButtons(props: AnswerButtonsProps) {
  const { heading, chosen, nextPath, nextTitle } = props;
  return (
    <>
      <DockHeadroom />
      <AnswerDock data-screen-only>
        <AnswerRow heading={heading} chosen={chosen} />
        <WaysOn heading={heading} nextPath={nextPath} nextTitle={nextTitle} />
      </AnswerDock>
    </>
  );
});
