import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { home } from 'words/home';
import { policyHeadings } from 'words/policyHeadings';
import { policyQuestions } from 'words/policyQuestions';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { paths, policyPath } from '../../lib/paths';
import { color } from '../../ui/palette';
import { hairline, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectConsent } from '../../persistence/consentSlice';
import { selectIsSavingFailing } from '../../persistence/savingSlice';
import { useAnnouncement } from './AnswerAnnouncement';
import { AnswerRow } from './AnswerButtons';
import { selectRecorded, selectVotes } from '../answers/votesSlice';
import { nextUnanswered } from './surveyFilter';

const words = home.question;
const done = policyIds.length + 1;

/**
 * All questions are in the same grid cell and one is visible, so that the card keeps its size. Until the app has loaded
 * the stored answers, `data-next` of the root element says which one (`prerender/inlineScript.ts`).
 */
const Questions = styled('div')({
  display: 'grid',
  // Without the 0 the column would be as wide as the longest word, which in large text is wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  '& > *': {
    gridArea: '1 / 1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    visibility: 'hidden',
  },
  'html:not([data-next]) & > [data-current]': { visibility: 'visible' },
  ...Object.fromEntries(
    [...policyIds.slice(1), String(done)].map((place) => [
      `html[data-next="${place}"] & > [data-question="${place}"]`,
      { visibility: 'visible' },
    ]),
  ),
  '& h2': { marginBlock: '2px 8px', fontSize: 'min(1.375rem, 11cqi)', lineHeight: 1.25 },
  '& p': { margin: 0 },
  '& [role=group]': { alignSelf: 'stretch', marginBlock: 'auto 4px' },
  '& > :last-child': { justifyContent: 'center', gap: 8, paddingBlockEnd: 16 },
  '& > * > p:not(:first-of-type)': { marginBlockEnd: 18 },
  '& a:not([class*=Button])': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

const Foot = styled('p')({
  margin: '8px 0 0',
  paddingBlockStart: 12,
  // Space for two lines, so that the note about an answer moves nothing.
  minHeight: 'calc(2 * 1.4em + 13px)',
  borderBlockStart: hairline,
  color: color('muted'),
  fontSize: text.note.fontSize,
  lineHeight: 1.4,
});

export function NextQuestion() {
  const votes = useAppSelector(selectVotes);
  const next = nextUnanswered(votes, '');
  const current = next ? policyHeadings.indexOf(next) + 1 : done;
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
    <Paper
      component="section"
      aria-label={words.label}
      sx={{ padding: 'clamp(20px, 3vw, 28px)', displayPrint: 'none' }}
    >
      <VisuallyHidden id={id}>{announcement}</VisuallyHidden>
      <Questions ref={questions} onClickCapture={handlePress}>
        {policyHeadings.map((heading, index) => (
          <div key={heading.id} {...said(index + 1)} data-current={index + 1 === current ? '' : undefined}>
            <Typography variant="overline" component="p" color="primary">
              {heading.category}
            </Typography>
            <Typography variant="h3" component="h2" id={titleId(index + 1)}>
              {heading.title}
            </Typography>
            <p>{policyQuestions[heading.id]}</p>
            <AnswerRow heading={heading} chosen={votes[heading.id]} />
            <Link to={policyPath(heading.slug)} aria-label={words.readBothLabel(heading.title)}>
              {words.readBoth}
            </Link>
          </div>
        ))}
        <div {...said(done)} data-current={current === done ? '' : undefined}>
          <Typography variant="h3" component="h2" id={titleId(done)}>
            {words.done}
          </Typography>
          <p>{words.doneText}</p>
          <Button variant="contained" component={Link} to={paths.myAnswers}>
            {home.seeAnswers}
          </Button>
        </div>
      </Questions>
      <Foot>
        <Noted />
      </Foot>
    </Paper>
  );
}

function Noted() {
  const recorded = useDeferredSelector(selectRecorded);
  const declined = useAppSelector(selectConsent) === 'declined';
  const failing = useAppSelector(selectIsSavingFailing);
  const heading = policyHeadings.find(({ id }) => id === recorded?.policyId);
  // In an element: a browser's translation replaces text nodes, and React would fail to remove a bare one.
  if (!recorded || !heading)
    return <span>{declined || failing ? words.keptInTab : words.savedOnDevice}</span>;
  return (
    <Link to={policyPath(heading.slug)}>{words.noted(heading.title, surveys.answers[recorded.answer])}</Link>
  );
}
