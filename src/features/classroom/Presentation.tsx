import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { groupParts } from 'words/groupParts';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
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
import { countHands, handsFor, nobody, withRoom } from './hands';
import type { Round } from './hands';
import { inRound, orderOnWall, sides } from './tallyGroup';
import type { GroupTally, PolicyTally } from './tallyGroup';

const { present: words, result } = groupParts;

/** A presenter's remote sends Page Up, Page Down and, to blank the screen, one of these. */
const remoteCounts: readonly string[] = ['b', '.'];
const digits = (text: string) => Number(text.replace(/\D/g, '').slice(-4));

/** The policy and round that are presented. The address holds both: in state, a reload would begin at the first policy. */
export interface Slide {
  readonly id: PolicyId;
  readonly round: Round;
}

interface PresentationProps {
  readonly tally: GroupTally;
  readonly hands: Hands | undefined;
  readonly slide: Slide;
  readonly onSlide: (slide: Slide) => void;
  readonly onHands: (hands: Hands) => void;
  readonly onLeave: () => void;
}

export function Presentation({ tally, hands, slide, onSlide, onHands, onLeave }: PresentationProps) {
  // Only on opening: hands that are counted meanwhile must not change what comes next.
  const [order] = useState(() => orderOnWall(tally.policies, hands).map(({ id }) => id));
  const [shown, setShown] = useState(false);
  const [isCounting, setCounting] = useState(hands !== undefined || tally.people === 0);
  /** Which of `sides` a presenter's remote asks for and counts; -1 if none. */
  const [asked, setAsked] = useState(-1);
  /** The count that was changed last, for a screen reader, until something else is shown. */
  const [said, setSaid] = useState('');

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
  // There is no second round before a first.
  const hasFirst = (next: PolicyTally | undefined) => next !== undefined && next.answered > 0;
  const isRoundOver = isCounting && round === 0 && at === policies.length - 1 && hasFirst(policies[0]);

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
    setCounting(true);
    setSaid(answer ? words.hands(surveys.answers[answer]) : '');
  }

  function go(to: number) {
    const isSecond = isRoundOver && to === policies.length;
    const next = policies[isSecond ? 0 : to];
    if (!next) return;
    onSlide({ id: next.id, round: isSecond || (round === 1 && hasFirst(next)) ? 1 : 0 });
    show(false);
  }

  function count(answer: Answer, to: number) {
    const counted = countHands(hands, round, id, answer, to);
    onHands(counted);
    setCounting(true);
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

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    const isArrow = key.startsWith('arrow') && !(event.target instanceof HTMLInputElement);
    const forth = key === 'pagedown' || (isArrow && key === 'arrowright');
    const back = key === 'pageup' || (isArrow && key === 'arrowleft');
    const answer = remoteCounts.includes(key) ? sides[asked] : answers[words.handKeys.indexOf(key)];
    if (key === 'enter' && event.target instanceof HTMLInputElement) resultButton.current?.focus();
    else if (answer && !shown) count(answer, raised[answer] + (event.shiftKey ? -1 : 1));
    else if (remoteCounts.includes(key) && !shown) ask(0);
    else if (asked >= 0 && (forth || back)) {
      if (forth && asked === sides.length - 1) show(true);
      else ask(asked + (forth ? 1 : -1));
    } else if (forth && (isArrow || shown)) go(at + 1);
    // A remote has no key for the result: Page Down first shows it, and pressed again the next policy.
    else if (forth) show(true);
    else if (back) go(at - 1);
    else return;
    event.preventDefault();
  }

  const place = words.place(at + 1, policies.length);
  const notes = [
    ...(isCounting && room === 0 && !shown ? [words.askRoom] : []),
    ...(room > 0 && silent === 0 && !shown ? [words.allCounted] : []),
    ...(silent > 0 ? [shown ? words.silent(silent) : words.notCounted(silent)] : []),
    ...(room > 0 && current.answered > room ? [words.over(current.answered, room)] : []),
    ...(shown && current.movedAtLeast !== undefined
      ? [`${words.moved(current.movedAtLeast)} ${words.unmatched}`]
      : []),
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
                onClick={() => go(index)}
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
                onSlide({ id, round: chosen === '1' ? 0 : 1 });
                show(false);
              }}
            />
            <TextField
              label={words.room}
              size="small"
              autoComplete="off"
              value={room > 0 ? room : ''}
              htmlInput={{ inputMode: 'numeric' }}
              onChange={(event) => onHands(withRoom(hands, digits(event.target.value)))}
            />
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
      <Stack gap={4} role="status" aria-atomic="false">
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
                  <input
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={words.hands(surveys.answers[answer])}
                    value={raised[answer]}
                    onFocus={(event) => event.target.select()}
                    onClick={(event) => event.currentTarget.select()}
                    onChange={(event) => count(answer, digits(event.target.value))}
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
        <Button variant="outlined" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {words.previous}
        </Button>
        {/* The key focuses it at each policy anew: after Next by mouse, Enter must show the result, not skip it. */}
        <Button
          key={at}
          ref={focusFirst}
          variant="contained"
          aria-expanded={shown}
          onClick={() => show(!shown)}
        >
          <span>{shown ? words.hide : words.show}</span>
        </Button>
        <Button
          variant="outlined"
          aria-disabled={at === policies.length - 1 && !isRoundOver}
          onClick={() => go(at + 1)}
        >
          {isRoundOver ? words.secondRound : words.next}
        </Button>
      </WallControls>
      <Typography variant="body2" color="textSecondary">
        {words.keys} {isCounting && words.countKeys}
      </Typography>
    </FullScreenView>
  );
}
