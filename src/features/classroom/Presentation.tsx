import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { group } from 'words/group';
import { groupParts } from 'words/groupParts';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { AnswerMark } from '../../ui/AnswerMark';
import { firstFocus, FullScreenView } from '../../ui/FullScreenView';
import { PolicyTile } from '../../ui/PolicyTile';
import { HoldButton } from '../../ui/HoldButton';
import { Room } from '../../ui/Room';
import { TextField } from '../../ui/TextField';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Cluster, Stack } from '../../ui/layout';
import { WallControls, WallCounts, WallNotes, WallResult, WallTiles } from '../../ui/wall';
import type { Hands } from '../sharing/groupCode';
import { changeInWords } from './changeInWords';
import { countHands, handsFor, nobody, withRoom } from './hands';
import { nextSlide, previousSlide } from './slides';
import type { Slide } from './slides';
import { inRound, orderOnWall, sides } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';
import { useTypedCount } from './useTypedCount';
import { commandOf } from './wallKeys';
import type { WallCommand } from './wallKeys';

const { present: words, result } = groupParts;

/** The key that counts a hand for each answer. */
const handKeys = Object.fromEntries(answers.map((answer, at) => [words.handKeys[at] ?? '', answer]));

interface PresentationProps {
  readonly tally: GroupTally;
  readonly hands: Hands | undefined;
  readonly slide: Slide;
  /** True if hands are counted from the start, also of a class that has answered by phone. */
  readonly countsHands: boolean;
  readonly onSlide: (slide: Slide) => void;
  readonly onHands: (hands: Hands) => void;
  readonly onLeave: () => void;
}

export function Presentation(props: PresentationProps) {
  const { tally, hands, slide, countsHands, onSlide, onHands, onLeave } = props;
  // Only on opening: hands that are counted meanwhile must not change what comes next.
  const [order] = useState(() => orderOnWall(tally.policies, hands).map(({ id }) => id));
  const [shown, setShown] = useState(false);
  const [isCounting, setCounting] = useState(countsHands || hands !== undefined || tally.people === 0);
  /** Which of `sides` a presenter's remote asks for and counts; -1 if none. */
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

  const isSeen = (each: PolicyTally, index: number) =>
    isCounting ? inRound(each, round).answered > 0 : index < at;

  function show(isShown: boolean) {
    // The result takes the place of the counters. The focus would be lost with them, and every key with the focus.
    if (isShown) resultButton.current?.focus();
    setShown(isShown);
    setAsked(-1);
    setSaid('');
  }

  function ask(to: number) {
    const answer = sides[to];
    setAsked(answer ? to : -1);
    setSaid(answer ? words.hands(surveys.answers[answer]) : '');
  }

  function go(to: Slide | undefined) {
    if (!to) return;
    onSlide(to);
    setMoved(true);
    show(false);
  }

  function count(answer: Answer, to: number) {
    const counted = countHands(hands, round, id, answer, to);
    onHands(counted);
    setSaid(words.counted(surveys.answers[answer], handsFor(counted, round, id)[answer]));
  }

  const stepButton = (answer: Answer, step: 1 | -1) =>
    isCounting && (
      <HoldButton
        variant="outlined"
        hidden={shown}
        aria-label={`${step > 0 ? '+' : '−'}1 ${surveys.answers[answer]}`}
        onStep={() => count(answer, raised[answer] + step)}
      >
        {step > 0 ? '+1' : '−1'}
      </HoldButton>
    );

  function carryOut(command: WallCommand) {
    if (command.to === 'count') count(command.answer, raised[command.answer] + command.step);
    else if (command.to === 'ask') ask(command.side);
    else if (command.to === 'show') show(true);
    else if (command.to === 'next') go(next);
    else if (command.to === 'previous') go(previous);
    else resultButton.current?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey, target } = event;
    const pressed = { key, shiftKey, isInField: target instanceof HTMLInputElement };
    const command = commandOf(pressed, { isCounting, isShown: shown, asked }, handKeys);
    if (!command) return;
    event.preventDefault();
    carryOut(command);
  }

  const place = words.place(at + 1, policies.length);
  const notes = [
    ...(isCounting && room === 0 && !shown ? [words.askRoom] : []),
    ...(room > 0 && silent === 0 && !shown ? [words.allCounted] : []),
    ...(silent > 0 && !shown ? [words.notCounted(silent)] : []),
    ...(silent > 0 && shown && !current.change ? [words.silent(silent)] : []),
    ...(room > 0 && current.answered > room ? [words.over(current.answered, room)] : []),
    ...(shown && current.change ? [`${changeInWords(current.change)} ${words.unmatched}`] : []),
  ];
  return (
    <FullScreenView label={words.label} onLeave={onLeave} onKeyDown={onKey}>
      <Cluster as="header">
        <WallTiles as="ol" role="list" aria-label={words.tiles}>
          {policies.map((each, index) => (
            <li key={each.id}>
              <ButtonBase
                title={each.title}
                aria-label={each.title}
                aria-current={index === at ? 'step' : undefined}
                data-seen={isSeen(each, index) || undefined}
                onClick={() => go({ id: each.id, round })}
              >
                <PolicyTile policyId={each.id} />
              </ButtonBase>
            </li>
          ))}
        </WallTiles>
        <p>{room === 0 && tally.people > 0 && result.people(tally.people)}</p>
        {isCounting ? (
          <>
            <ToggleChoice
              label={words.round}
              kinds={words.rounds}
              values={['1', '2']}
              value={round === 0 ? '1' : '2'}
              onChoose={(chosen) => {
                go({ id, round: chosen === '1' ? 0 : 1 });
                // The focus stays on the toggle, and neither policy nor question changes: nothing else would be heard.
                setSaid(chosen === '1' ? group.firstRound(policy.title) : group.secondRound(policy.title));
              }}
            />
            <RoomField room={room} onRoom={(size) => onHands(withRoom(hands, size))} />
          </>
        ) : (
          <Button
            variant="outlined"
            onClick={() => {
              // The pressed button is about to be removed, and the focus would be lost with it.
              resultButton.current?.focus();
              setCounting(true);
            }}
          >
            {words.count}
          </Button>
        )}
        <Button variant="outlined" onClick={onLeave}>
          {words.leave}
        </Button>
      </Cluster>
      <Stack gap={4} id={questionId} role="status" aria-atomic="false">
        <Typography color="textSecondary" variant="inherit" component="p">
          {place}
        </Typography>
        <h2>{policy.title}</h2>
        <p>{policyHeadings.find((heading) => heading.id === id)?.question}</p>
        <VisuallyHidden>
          {shown && !said
            ? [result.dividedOn(current.yes, current.no, current.undecided), ...notes].join('. ')
            : said}
        </VisuallyHidden>
      </Stack>
      <WallResult>
        <Room people={tally.people} counts={shown ? current : nobody} />
        <WallCounts hidden={!shown && !isCounting}>
          {sides.map((answer, index) => (
            <div key={answer} data-asked={index === asked || undefined}>
              <dt>
                <AnswerMark answer={answer} />
              </dt>
              <dd>
                {stepButton(answer, -1)}
                {shown || !isCounting ? (
                  <strong>{current[answer]}</strong>
                ) : (
                  <HandsField
                    label={words.hands(surveys.answers[answer])}
                    count={raised[answer]}
                    onCount={(to) => count(answer, to)}
                  />
                )}
                {stepButton(answer, 1)}{' '}
                <small>
                  {shown &&
                    current.answered > 0 &&
                    result.percent(Math.round((current[answer] / current.answered) * 100))}
                  {shown && round === 1 && ` · ${words.first(policy[answer])}`}
                </small>
              </dd>
            </div>
          ))}
        </WallCounts>
        <WallNotes>{(shown || isCounting) && notes.map((note) => <p key={note}>{note}</p>)}</WallNotes>
      </WallResult>
      <WallControls>
        <Button variant="outlined" aria-disabled={!previous} onClick={() => go(previous)}>
          {words.previous}
        </Button>
        {/* The key focuses it at each policy anew: after Next by mouse, Enter must show the result, not skip it. */}
        <Button
          key={at}
          ref={focusFirst}
          variant="contained"
          aria-expanded={shown}
          // What is in a status when it appears is not announced.
          aria-describedby={wasMoved ? undefined : questionId}
          onClick={() => show(!shown)}
        >
          <span>{shown ? words.hide : words.show}</span>
        </Button>
        <Button variant="outlined" aria-disabled={!next} onClick={() => go(next)}>
          {isRoundOver ? words.secondRound : words.next}
        </Button>
      </WallControls>
      <Typography variant="body2" color="textSecondary">
        {words.keys} {isCounting && words.countKeys}
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
    />
  );
}

interface HandsFieldProps {
  readonly label: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function HandsField({ label, count, onCount }: HandsFieldProps) {
  const typed = useTypedCount(count, onCount);
  return (
    <input
      {...typed}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      onFocus={(event) => event.target.select()}
      onClick={(event) => event.currentTarget.select()}
    />
  );
}
