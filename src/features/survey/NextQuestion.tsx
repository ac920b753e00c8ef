import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { home } from 'words/home';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { Answer } from '../../content/answerIds';
import { policyIds } from '../../content/policyIds';
import type { PolicyHeading } from '../../content/types';
import { useAppSelector, useDeferredSelector } from '../../lib/hooks';
import { allAnsweredId, policyPath } from '../../lib/paths';
import { useStarted } from '../../lib/started';
import { from } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { ArrowLink } from '../../ui/ArrowLink';
import { PolicyTile } from '../../ui/PolicyTile';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectFirstOpen, selectRecorded, selectVotes } from '../answers/votesSlice';
import { useAnnouncement } from './AnswerAnnouncement';
import { AnswerRow } from './AnswerButtons';
import { placeWhenDone, QuestionPlace } from './QuestionPlace';

const words = home.question;

interface NextQuestionProps {
  /** Takes the place of the last question; its heading has `allAnsweredId`. */
  readonly done: ReactNode;
}

/** The first policy without an answer, as a sheet of the visitor's own. */
export function NextQuestion({ done }: NextQuestionProps) {
  const votes = useAppSelector(selectVotes);
  const open = useAppSelector(selectFirstOpen);
  const current = open ? policyIds.indexOf(open) + 1 : placeWhenDone;
  const questions = useRef<HTMLDivElement>(null);
  const isStarted = useStarted();

  const isPressed = useRef(false);
  const id = useId();
  const announcement = useAnnouncement();

  /** The pressed button is hidden with its question. The focus would be lost with it, so it moves to the next question. */
  const follow = useEffectEvent(() => {
    const { activeElement } = document;
    const place = questions.current?.querySelector<HTMLElement>(`[data-question="${current}"]`);
    const isLeft = questions.current?.contains(activeElement) && !place?.contains(activeElement);
    if (isPressed.current || isLeft) place?.focus({ preventScroll: true });
    isPressed.current = false;
  });
  useLayoutEffect(() => follow(), [current]);
  // After an answer from before the app ran, the next question can't be seen, nor take the focus, until `data-next` is
  // gone. That is right after this effect.
  useEffect(() => {
    if (!isStarted) return undefined;
    const frame = requestAnimationFrame(() => follow());
    return () => cancelAnimationFrame(frame);
  }, [isStarted]);

  const titleId = (place: number) => (place === placeWhenDone ? allAnsweredId : `${id}-${place}`);
  /** One name for the answer that was noted and the question that follows: a status beside it is cut off, or lost. */
  const placeProps = (place: number) => ({
    place,
    isCurrent: place === current,
    isOver: open === undefined && place !== placeWhenDone,
    labelledBy: place === current ? `${id} ${titleId(place)}` : titleId(place),
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
      variant="ink"
      component="section"
      data-screen-only
      aria-label={words.label}
      // Its places ask how wide it is.
      sx={{ padding: { xs: '16px 16px 4px', lg: 5 }, containerType: 'inline-size' }}
    >
      <VisuallyHidden id={id}>{announcement}</VisuallyHidden>
      <Box
        ref={questions}
        onClickCapture={handlePress}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {policyHeadings.map((heading, index) => (
          <QuestionPlace key={heading.id} {...placeProps(index + 1)}>
            <Question heading={heading} titleId={titleId(index + 1)} chosen={votes[heading.id]}>
              {index + 1 === current && <Noted />}
            </Question>
          </QuestionPlace>
        ))}
        <QuestionPlace {...placeProps(placeWhenDone)}>{done}</QuestionPlace>
      </Box>
    </Paper>
  );
}

interface QuestionProps {
  readonly heading: PolicyHeading;
  readonly titleId: string;
  readonly chosen: Answer | undefined;
  readonly children: ReactNode;
}

function Question({ heading, titleId, chosen, children }: QuestionProps) {
  /** In the usual size it would make the sheet higher for every question, as all share its height; one in Spanish is longer still. */
  const isLong = heading.question.length > 75;
  return (
    <>
      {/* A short question stands in the middle of the room that is kept for the longest: with all of the rest below it, the
          sheet looks as if something had not loaded. */}
      <Box
        sx={{
          display: { xs: 'grid', lg: 'block' },
          gridTemplateRows: 'auto 1fr',
          alignSelf: { xs: 'stretch', lg: 'center' },
          alignItems: 'center',
        }}
      >
        <Stack sx={{ flexFlow: 'row wrap', alignItems: 'center', gap: 3, marginBlockEnd: 3 }}>
          <PolicyTile policyId={heading.id} />
          {/* Below the tile rather than broken within a word, where text is enlarged. */}
          <Box sx={{ flex: '1 1 9rem', minInlineSize: 0 }}>
            <Typography variant="overline">{heading.category}</Typography>
            <Typography variant="label" component="h2" id={titleId}>
              {heading.title}
            </Typography>
          </Box>
        </Stack>
        <Typography
          variant={isLong ? 'h3' : 'h2'}
          component="p"
          // On a phone a long one may take a line more in the site's typeface than in the fallback: its room is kept.
          sx={
            isLong
              ? {
                  minBlockSize: { xs: heading.question.length > 100 ? '5lh' : '4lh', sm: 0 },
                  [from('md')]: text.h2,
                }
              : undefined
          }
        >
          {heading.question}
        </Typography>
      </Box>
      {/* A container, as the answers ask how wide it is. */}
      <Box sx={{ containerType: 'inline-size' }}>
        <AnswerRow heading={heading} chosen={chosen} />
        {/* High enough for the note about the longest title, which then moves nothing. */}
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 4, minBlockSize: { xs: 68, sm: 48 }, marginBlockStart: 1 }}
        >
          <ArrowLink
            href={policyPath(heading.slug)}
            aria-label={words.readBothLabel(heading.title)}
            sx={{ flexShrink: 0 }}
          >
            {words.readBoth}
          </ArrowLink>
          {children}
        </Stack>
      </Box>
    </>
  );
}

/** The answer that was given last, where the eye still is. */
function Noted() {
  const recorded = useDeferredSelector(selectRecorded);
  const heading = policyHeadings.find(({ id }) => id === recorded?.policyId);
  if (!recorded || !heading) return null;
  return (
    <Link
      variant="note"
      color="textSecondary"
      href={policyPath(heading.slug)}
      sx={{ marginInlineStart: 'auto', textAlign: 'end' }}
    >
      {words.noted(heading.title, surveys.answers[recorded.answer])}
    </Link>
  );
}
