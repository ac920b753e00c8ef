import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { policyPath } from '../../lib/paths';
import { CardLinks } from '../../ui/cards';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PolicyCategory, PolicyLabel, PolicyNumber, PolicyTitle } from '../../ui/PolicyLabel';
import { isLong, placeWhenDone, QuestionFoot, Questions } from '../../ui/questionCard';
import { useAnnouncement } from './AnswerAnnouncement';
import { AnswerRow } from './AnswerButtons';
import { selectRecorded, selectVotes } from '../answers/votesSlice';
import { allAnsweredLinks } from '../answers/allAnsweredLinks';
import { nextUnanswered } from './surveyFilter';

const words = home.question;

export function NextQuestion() {
  const votes = useAppSelector(selectVotes);
  const next = nextUnanswered(votes, '');
  const current = next ? policyHeadings.indexOf(next) + 1 : placeWhenDone;
  const questions = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  const isPressed = useRef(false);
  const id = useId();
  const announcement = useAnnouncement();

  // The pressed button is hidden with its question. The focus would be lost with it, so it moves to the next question.
  useLayoutEffect(() => {
    const place = (of: number) => questions.current?.querySelector<HTMLElement>(`[data-question="${of}"]`);
    if (isPressed.current || place(shown.current)?.contains(document.activeElement))
      place(current)?.focus({ preventScroll: true });
    isPressed.current = false;
    shown.current = current;
  }, [current]);

  const titleId = (place: number) => `${id}-${place}`;
  /** One name for the answer that was noted and the question that follows: a status beside it is cut off, or lost. */
  const said = (place: number) => ({
    'data-question': place,
    role: 'group',
    tabIndex: -1,
    'aria-labelledby': place === current ? `${id} ${titleId(place)}` : titleId(place),
  });

  /** A double click is one answer: its second click would answer the next question, which is then under the pointer. */
  function handlePress(event: MouseEvent) {
    if (event.detail > 1) {
      event.stopPropagation();
      // On a link: nobody else sees the press, and the browser would load a document.
      event.preventDefault();
    } else isPressed.current = event.target instanceof Element && event.target.closest('button') !== null;
  }

  return (
    <section data-screen-only aria-label={words.label}>
      <VisuallyHidden id={id}>{announcement}</VisuallyHidden>
      <Questions ref={questions} onClickCapture={handlePress}>
        {policyHeadings.map((heading, index) => (
          <div
            key={heading.id}
            {...said(index + 1)}
            data-current={index + 1 === current ? '' : undefined}
            data-long={isLong(heading.question) ? '' : undefined}
          >
            <PolicyLabel>
              <PolicyNumber as="p" aria-hidden>
                {index + 1}
              </PolicyNumber>
              <PolicyCategory>{heading.category}</PolicyCategory>
              <PolicyTitle id={titleId(index + 1)}>{heading.title}</PolicyTitle>
            </PolicyLabel>
            <p>{heading.question}</p>
            <AnswerRow heading={heading} chosen={votes[heading.id]} />
            <Link to={policyPath(heading.slug)} aria-label={words.readBothLabel(heading.title)}>
              {words.readBoth}
            </Link>
          </div>
        ))}
        <div {...said(placeWhenDone)} data-current={current === placeWhenDone ? '' : undefined}>
          <h2 id={titleId(placeWhenDone)}>{words.done}</h2>
          <p>{words.doneText}</p>
          <CardLinks role="list">
            {allAnsweredLinks.map(({ to, title }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </CardLinks>
        </div>
      </Questions>
      <QuestionFoot>
        <Noted />
      </QuestionFoot>
    </section>
  );
}

function Noted() {
  const recorded = useDeferredSelector(selectRecorded);
  const heading = policyHeadings.find(({ id }) => id === recorded?.policyId);
  if (!recorded || !heading) return null;
  return (
    <Link to={policyPath(heading.slug)}>{words.noted(heading.title, surveys.answers[recorded.answer])}</Link>
  );
}
