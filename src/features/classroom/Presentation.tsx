import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { group } from 'words/group';
import { groupParts } from 'words/groupParts';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { color } from '../../theme/palette';
import { from, upTo } from '../../theme/tokens';
import { text } from '../../theme/typography';
import { wallControl } from '../../theme/wallTheme';
import { TextField } from '../../ui/TextField';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Hands } from '../sharing/groupCode';
import { changeInWords } from './changeInWords';
import { firstFocus, FullScreenView } from './FullScreenView';
import { countHands, handsFor, isCounted, nobody, withRoom } from './hands';
import { Room } from './Room';
import { nextSlide, previousSlide } from './slides';
import type { Slide } from './slides';
import { answersLeftToRight, inRound } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';
import { useTypedCount } from './useTypedCount';
import { WallCounts } from './WallCounts';
import { commandOf } from './wallKeys';
import type { WallCommand } from './wallKeys';
import { WallTiles } from './WallTiles';

const { present: words, result } = groupParts;

/** The key that counts a hand for each answer. */
const handKeys = Object.fromEntries(answers.map((answer, at) => [words.handKeys[at] ?? '', answer]));

/** All on one line, at whose foot the buttons and the boxes below their labels end. */
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 24px',
  [upTo('sm')]: { columnGap: 8 },
});

/** Shares what the question and the buttons leave. */
const Result = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  gap: 12,
});

/** As high as its longest words where these take lines, so that a result does not move what is above it. */
const Notes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px 24px',
  minHeight: '1lh',
  [upTo('lg')]: { minHeight: '4lh', alignContent: 'start' },
});

/** In the flow, an empty one would still have a gap beside it and push the notes off the middle. */
const Reached = styled('div')({ display: 'grid', gap: 8, '&:empty': { position: 'absolute' } });

/**
 * The least height (px) of a narrow window in which the buttons stick to its lower edge. On a phone of 640 px their two
 * rows would cover the counters and the figures. At 740 px they still cover the counters of the longest questions in
 * Spanish until the teacher scrolls; the result scrolls into view by itself (`WallCounts.tsx`).
 */
const tallPhone = 740;

const atEdge = { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } as const;

/**
 * At the lower edge, so that nobody scrolls for them; not in low windows, where they would cover the result. On phones
 * three buttons side by side would be too narrow for their words: the middle one gets a row above the others.
 */
const Controls = styled('footer')({
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
  textAlign: 'center',
  background: color('page'),
  [`${from('md')} and (min-height: 560px)`]: atEdge,
  [`${upTo('md')} and (min-height: ${tallPhone}px)`]: atEdge,
  gridTemplateColumns: '1fr 2fr 1fr',
  gridTemplateAreas: '"back result forth"',
  [upTo('md')]: { gridTemplateColumns: '1fr 1fr', gridTemplateAreas: '"result result" "back forth"' },
});

interface PresentationProps {
  readonly tally: GroupTally;
  /** The policies that are shown if the wall opens now, in their order. */
  readonly presented: readonly PolicyTally[];
  readonly hands: Hands | undefined;
  readonly slide: Slide;
  /** True if hands are counted from the start, also of a class that has answered by phone. */
  readonly countsHands: boolean;
  readonly onSlide: (slide: Slide) => void;
  readonly onHands: (hands: Hands) => void;
  readonly onLeave: () => void;
}

/** The wall: one policy at a time, its question to be read out, and what the group answered on a press. */
export function Presentation(props: PresentationProps) {
  const { tally, presented, hands, slide, countsHands, onSlide, onHands, onLeave } = props;
  // Only on opening: hands that are counted meanwhile must not change which policies are shown.
  const [order] = useState(() => presented.map(({ id }) => id));
  /** Policies that were presented. After a reload, or where a link opened the wall, those before the slide stand for them. */
  const [seen, setSeen] = useState(() => order.slice(0, Math.max(0, order.indexOf(slide.id))));
  const [shown, setShown] = useState(false);
  const [isCounting, setCounting] = useState(countsHands || hands !== undefined || tally.people === 0);
  /** Which of `answersLeftToRight` a presenter's remote asks for and counts; -1 if none. */
  const [asked, setAsked] = useState(-1);
  /** The count that was changed last, for a screen reader, until something else is shown. */
  const [said, setSaid] = useState('');
  /** False while the policy is shown with which the wall was opened. */
  const [wasMoved, setMoved] = useState(false);
  const questionId = useId();

  const resultButton = useRef<HTMLButtonElement>(null);
  // The same function each time, or the button would take the focus whenever a hand is counted.
  const focusFirst = useCallback((button: HTMLButtonElement | null) => {
    resultButton.current = button;
    firstFocus(button);
  }, []);

  const policies = order.flatMap((id) => tally.policies.find((policy) => policy.id === id) ?? []);
  const at = Math.max(0, order.indexOf(slide.id));
  const policy = policies[at];
  if (!policy) return null;
  const { id } = policy;
  const { round } = slide;
  const current = inRound(policy, round);
  const silent = tally.people - current.answered;
  const raised = handsFor(hands, round, id);
  const room = hands?.room ?? 0;
  const previous = previousSlide(policies, slide);
  const next = nextSlide(policies, slide, isCounting);
  const isRoundOver = next !== undefined && next.round > round;

  const isSeen = (each: PolicyTally) =>
    isCounting ? isCounted(hands, round, each.id) : each !== policy && seen.includes(each.id);

  function show(isShown: boolean) {
    // The result takes the place of the counters. The focus would be lost with them, and every key with the focus.
    if (isShown) resultButton.current?.focus({ preventScroll: true });
    setShown(isShown);
    setAsked(-1);
    setSaid('');
  }

  function ask(to: number) {
    const answer = answersLeftToRight[to];
    setAsked(answer ? to : -1);
    setSaid(answer ? words.hands(surveys.answers[answer]) : '');
  }

  function go(to: Slide | undefined) {
    if (!to) return;
    onSlide(to);
    setSeen([...seen, id]);
    setMoved(true);
    show(false);
    if (to.round === round) return;
    // Where neither policy nor question changes, nothing else would be heard of the round.
    const { title } = policies.find((each) => each.id === to.id) ?? current;
    setSaid(to.round === 0 ? group.firstRound(title) : group.secondRound(title));
  }

  function count(answer: Answer, to: number) {
    const counted = countHands(hands, round, id, answer, to);
    onHands(counted);
    setSaid(words.counted(surveys.answers[answer], handsFor(counted, round, id)[answer]));
  }

  function carryOut(command: WallCommand) {
    if (command.to === 'count') count(command.answer, raised[command.answer] + command.step);
    else if (command.to === 'ask') ask(command.side);
    else if (command.to === 'show') show(true);
    else if (command.to === 'next') go(next);
    else if (command.to === 'previous') go(previous);
    else resultButton.current?.focus();
  }

  function onKey(event: KeyboardEvent) {
    // An arrow key that moved the focus between the two rounds must not open another policy.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey, target } = event;
    const pressed = { key, shiftKey, isInField: target instanceof HTMLInputElement };
    const command = commandOf(pressed, { isCounting, isShown: shown, asked }, handKeys);
    if (!command) return;
    event.preventDefault();
    carryOut(command);
  }

  /** What the last count has brought up: said as soon as it is true, while others change with each hand. */
  const reached = [
    ...(room > 0 && silent === 0 && !shown ? [words.allCounted] : []),
    ...(room > 0 && current.answered > room ? [words.over(current.answered, room)] : []),
  ];
  const notes = [
    ...(isCounting && room === 0 && !shown ? [words.askRoom] : []),
    ...(silent > 0 && !shown ? [words.notCounted(silent)] : []),
    ...(silent > 0 && shown && !current.change ? [words.silent(silent)] : []),
    ...(shown && current.change ? [`${changeInWords(current.change)} ${words.unmatched}`] : []),
  ];
  const hasNotes = shown || isCounting;
  const noteLine = (note: string) => (
    <Typography key={note} variant="wall">
      {note}
    </Typography>
  );
  return (
    <FullScreenView label={words.label} onLeave={onLeave} onKeyDown={onKey}>
      <Head>
        <WallTiles
          policies={policies}
          current={policy}
          isSeen={isSeen}
          onGo={(each) => go({ id: each.id, round })}
        />
        {room === 0 && tally.people > 0 && (
          <Typography variant="wall" sx={{ display: 'flex', alignItems: 'center', minHeight: wallControl }}>
            {result.people(tally.people)}
          </Typography>
        )}
        {isCounting ? (
          <>
            <ToggleChoice
              name="round"
              label={words.round}
              kinds={words.rounds}
              values={['1', '2']}
              value={round === 0 ? '1' : '2'}
              onChoose={(chosen) => go({ id, round: chosen === '1' ? 0 : 1 })}
            />
            <RoomField room={room} onRoom={(size) => onHands(withRoom(hands, size))} />
          </>
        ) : (
          <Button
            variant="outlined"
            onClick={() => {
              // The pressed button is about to be removed, and the focus would be lost with it.
              resultButton.current?.focus({ preventScroll: true });
              setCounting(true);
            }}
          >
            {words.count}
          </Button>
        )}
        <Button variant="outlined" onClick={onLeave}>
          {words.leave}
        </Button>
      </Head>
      <div role="status" aria-atomic="false">
        {/* Inside of the status: Firefox leaves out a description that is or holds a live region. */}
        <Box id={questionId} sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
            <Typography variant="wall" color="textSecondary">
              {words.place(at + 1, policies.length)}
            </Typography>
            <Typography variant="wall" component="h2" sx={{ fontWeight: 650 }}>
              {policy.title}
            </Typography>
          </Box>
          <Typography variant="wallQuestion">
            {policyHeadings.find((heading) => heading.id === id)?.question}
          </Typography>
        </Box>
        <VisuallyHidden>
          {shown && !said
            ? [result.dividedOn(current.yes, current.no, current.undecided), ...notes, ...reached].join('. ')
            : said}
        </VisuallyHidden>
      </div>
      <Result>
        <Room people={tally.people} counts={shown ? current : nobody} height="wall" />
        <WallCounts
          policy={policy}
          current={current}
          round={round}
          raised={raised}
          isCounting={isCounting}
          isShown={shown}
          asked={asked}
          onCount={count}
        />
        <Notes>
          {hasNotes && notes.map(noteLine)}
          <Reached role="status" aria-atomic="false">
            {hasNotes && reached.map(noteLine)}
          </Reached>
        </Notes>
      </Result>
      <Controls>
        <Button
          variant="outlined"
          aria-disabled={!previous}
          onClick={() => go(previous)}
          sx={{ gridArea: 'back' }}
        >
          {words.previous}
        </Button>
        {/* The key focuses it at each policy and round anew: after Next by mouse, Enter must show the result, not skip
            it, and on the toggle of the rounds, which is pressed then, it would do nothing. */}
        <Button
          key={`${at} ${round}`}
          ref={focusFirst}
          variant="contained"
          aria-expanded={shown}
          // What is in a status when it appears is not announced.
          aria-describedby={wasMoved ? undefined : questionId}
          onClick={() => show(!shown)}
          sx={{ gridArea: 'result' }}
        >
          <span>{shown ? words.hide : words.show}</span>
        </Button>
        <Button variant="outlined" aria-disabled={!next} onClick={() => go(next)} sx={{ gridArea: 'forth' }}>
          {isRoundOver ? words.secondRound : words.next}
        </Button>
      </Controls>
      {/* For whoever stands at the keyboard: it may be smaller than what a class reads. */}
      <Typography variant="note" color="textSecondary" sx={{ fontSize: `max(${text.note.fontSize}, 2vmin)` }}>
        {isCounting ? `${words.keys} ${words.countKeys}` : words.keys}
      </Typography>
    </FullScreenView>
  );
}

interface RoomFieldProps {
  readonly room: number;
  readonly onRoom: (room: number) => void;
}

function RoomField({ room, onRoom }: RoomFieldProps) {
  const typed = useTypedCount(room > 0 ? room : '', onRoom);
  return (
    <TextField
      {...typed}
      label={words.room}
      size="small"
      autoComplete="off"
      htmlInput={{ inputMode: 'numeric' }}
      sx={{ inlineSize: '8em' }}
    />
  );
}
