import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { group as words } from 'words/group';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { useLoaded } from '../../lib/useLoaded';
import { ButtonRow } from '../../ui/ButtonRow';
import { CodeOfOtherPage } from '../../ui/CodeOfOtherPage';
import { lazyPart } from '../../ui/lazyPart';
import type { PasteBox } from '../../ui/PasteForm';
import { TextAndRail } from '../../ui/TextAndRail';
import type { Votes } from '../answers/votes';
import { selectVotes } from '../answers/votesSlice';
import { encodeShared, onlyPolicies } from '../sharing/shareCode';
import { AddPeople } from './AddPeople';
import { ClassKit } from './ClassKit';
import { selectAnswerMode, answerModeChosen } from './classroomSlice';
import {
  addAgain,
  addedLines,
  emptyGroup,
  fullLines,
  gather,
  gatheredLines,
  problemLines,
  takeOut,
} from './gatherGroup';
import type { Group } from './gatherGroup';
import { goFullScreen, leaveFullScreen } from './goFullScreen';
import { sizeOf } from './hands';
import { LessonGuide } from './LessonGuide';
import { parseGroupInput } from './parseGroupInput';
import { PickPolicies } from './PickPolicies';
import { firstSlide } from './slides';
import { useGroup } from './useGroup';
import { fewestPolicies } from './answerModes';

const { outcome } = words;

/** Loaded only for a group that is not empty: nobody else has to wait for this code. */
const loadParts = async () => {
  const [{ default: Alert }, { GroupResult }, { GroupMembers }, { GroupActions }] = await Promise.all([
    import(/* webpackChunkName: "GroupParts" */ '@mui/material/Alert'),
    import(/* webpackChunkName: "GroupParts" */ './GroupResult'),
    import(/* webpackChunkName: "GroupParts" */ './GroupMembers'),
    import(/* webpackChunkName: "GroupParts" */ './GroupActions'),
  ]);
  return { Alert, GroupResult, GroupMembers, GroupActions };
};

const ScanCodes = lazyPart(async () => (await import('./ScanCodes')).ScanCodes, words.openFailed, {
  isOpenedByPress: true,
});
const Presentation = lazyPart(async () => (await import('./Presentation')).Presentation, words.openFailed, {
  isOpenedByPress: true,
  onLost: leaveFullScreen,
});

/**
 * The outcome of the last press. It is shown only while the address holds the group that the press led to: Back and
 * Forward change the group without a press, and the sentences would then be about another group.
 */
interface Outcome {
  /** The group before the press, which Undo restores. `undefined` if nothing changed: then there is no Undo button. */
  readonly before: Group | undefined;
  readonly after: string;
  readonly lines: readonly string[];
  /** The pasted text. Undo puts it back into the field, so that the visitor can correct it. */
  readonly text?: string;
  /** Answers that were left out because the same code was there already; "Count them too" adds them. */
  readonly again?: readonly Votes[];
}

type Told = Omit<Outcome, 'before' | 'after'> &
  Readonly<{ canUndo?: boolean; isFocused?: boolean; isScanned?: boolean }>;

interface CompareGroupProps {
  readonly cards: ReactNode;
  /** The steps for a club or a family: below those for a class, or in the other column where this one is shorter. */
  readonly withoutClass: ReactNode;
}

export function CompareGroup({ cards, withoutClass }: CompareGroupProps) {
  const mine = useAppSelector(selectVotes);
  const status = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<PasteBox>(null);
  const [outcomeOfPress, setOutcome] = useState<Outcome>();
  const [countsHands, setCountsHands] = useState(false);
  const dispatch = useAppDispatch();
  const answerMode = useAppSelector(selectAnswerMode);
  const page = useGroup((hasHands) => {
    // If Back is pressed before the view has loaded, there is no view to do it, and the page would fill the screen.
    leaveFullScreen();
    // The focus has returned to the button that opened the layer, but who counted hands wants to see what came out.
    // After a reload there is no such button, and the focus would be lost.
    if (hasHands || document.activeElement === document.body) (heading.current ?? status.current)?.focus();
  });
  const { group, code, policies, tally, slide, layer, trouble } = page;
  const { people, hands } = group;
  const [parts, isLost] = useLoaded(loadParts, !page.isEmptyAddress);
  const told = outcomeOfPress?.after === code ? outcomeOfPress : undefined;

  /** @param isCounting if hands are to be counted, also of a class that has answered by phone. */
  function present(isCounting: boolean) {
    const first = firstSlide(page.presented, hands, isCounting);
    if (!first) return;
    setCountsHands(isCounting);
    page.openWall(first);
    goFullScreen();
  }

  /** @param isFocused where the pressed button is about to be removed, and the focus would be lost with it. */
  function go(next: Group, { canUndo = true, isFocused = false, isScanned = false, ...rest }: Told) {
    const after = page.go(next, isScanned);
    setOutcome({ before: canUndo && after !== code ? group : undefined, after, ...rest });
    if (isFocused) status.current?.focus();
  }

  /** @param isScanned by the camera, which may see a phone again by chance: Undo still takes back what was added before. */
  function addText(text: string, { isScanned = false, undoneText = '' } = {}) {
    const found = parseGroupInput(text, code);
    const gathered = gather(group, found);
    const lines = gatheredLines(found, gathered, sizeOf(gathered.group), policies);
    const isChanged = gathered.newcomers.length + gathered.corrected + gathered.joined.length > 0;
    if (!isChanged && isScanned && told) setOutcome({ ...told, lines, again: gathered.again });
    else go(gathered.group, { lines, again: gathered.again, text: undoneText, isScanned });
    return { ...gathered, isChanged };
  }

  /** @returns why, if nothing of it can be used: it then stays in the field, to be corrected. */
  function addPasted(text: string): string | undefined {
    const found = parseGroupInput(text, code);
    if (found.senders.length + found.groups.length === 0)
      return problemLines(found, gather(group, found)).join(' ');
    addText(text, { undoneText: text });
    return undefined;
  }

  function countToo(again: readonly Votes[], isScanned = false) {
    const { group: next, newcomers, over } = addAgain(group, again);
    const lines = [...addedLines(newcomers, sizeOf(next), policies), ...fullLines(over)];
    go(next, { lines, isFocused: true, isScanned });
  }

  function addMine() {
    const own = onlyPolicies(mine, policies);
    if (Object.keys(own).length === 0) go(group, { lines: [words.add.noAnswers] });
    else addText(encodeShared({ votes: own, name: '' }));
  }

  function undo(before: Group, text?: string) {
    go(before, { lines: [outcome.undone(sizeOf(before))], canUndo: false, isFocused: true });
    // Only into an empty field, or it would overwrite what has been typed since then.
    if (text && field.current?.value === '') field.current.value = text;
  }

  const { before, lines = [], again = [] } = told ?? {};
  const onlyHands = answerMode === 'hands' && people.length === 0;
  const isPicked = page.picked.length >= fewestPolicies;
  // Picked policies bring buttons into the rail. With “Without a class” in it as well, the column beside it would be empty
  // for a third of its height, and for half of it where hands need no field to add people.
  const isRailLonger = isPicked && people.length === 0;
  const whatCame = (
    <>
      <Box ref={status} role="status" tabIndex={-1} sx={{ display: 'grid', gap: 2, '&:empty': { m: -2 } }}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Box>
      <ButtonRow>
        {before && <Button onClick={() => undo(before, told?.text)}>{outcome.undo}</Button>}
        {again.length > 0 && <Button onClick={() => countToo(again)}>{outcome.countToo}</Button>}
        {code && lines.length > 0 && <Button onClick={() => heading.current?.focus()}>{outcome.see}</Button>}
      </ButtonRow>
    </>
  );
  return (
    <>
      {/* Empty, it is out of the flow: else a second gap would part the cards from the lead. */}
      <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
        {isLost && <p>{words.loadFailed}</p>}
        {parts && (trouble.length > 0 || page.other) && (
          <parts.Alert role="none" severity="error" variant="outlined" icon={false}>
            {page.other ? <CodeOfOtherPage {...page.other} /> : trouble.join(' ')}
          </parts.Alert>
        )}
      </Box>
      {parts && code && (
        <TextAndRail
          rail={
            <parts.GroupActions
              tally={tally}
              path={page.path}
              onStartAgain={() => go(emptyGroup, { lines: [outcome.startedAgain], isFocused: true })}
            />
          }
        >
          <parts.GroupResult tally={tally} heading={heading} onPresent={() => present(false)} />
        </TextAndRail>
      )}
      {slide && (
        <Presentation
          // A link to another class may be opened on the wall. The view keeps the order of the first class’s policies.
          key={`${layer?.openedAt ?? ''} ${page.classCode}`}
          tally={tally}
          presented={page.presented}
          hands={hands}
          slide={slide}
          countsHands={countsHands}
          onSlide={page.showSlide}
          onHands={(raised) => page.countHands(slide, raised)}
          onLeave={page.leave}
        />
      )}
      {layer?.name === 'scan' && (
        <ScanCodes
          key={layer.openedAt}
          people={sizeOf(group)}
          lines={lines}
          onText={(text) => addText(text, { isScanned: true })}
          onCountToo={(again) => countToo(again, true)}
          onClose={page.leave}
        />
      )}
      <TextAndRail
        rail={
          <>
            <ClassKit
              answerMode={answerMode}
              picked={page.picked}
              cards={cards}
              isNext={!code}
              onCount={() => present(true)}
              codeShownAt={layer?.name === 'code' ? layer.openedAt : undefined}
              onShowCode={() => page.openLayer('code')}
              onHideCode={page.leave}
            />
            {!isRailLonger && withoutClass}
          </>
        }
        opening={
          <PickPolicies
            answerMode={answerMode}
            picked={page.picked}
            onAnswerMode={(next) => dispatch(answerModeChosen(next))}
            onPick={page.pick}
          />
        }
      >
        {onlyHands && whatCame}
        {/* Not removed: links in the field would be lost. */}
        <div hidden={onlyHands}>
          <AddPeople
            field={field}
            isNext={!code && !page.classCode}
            onText={addPasted}
            onScan={() => page.openLayer('scan')}
            onMine={addMine}
          >
            {!onlyHands && whatCame}
          </AddPeople>
        </div>
        {parts && people.length > 0 && (
          <parts.GroupMembers
            people={people}
            policies={policies}
            onTakeOut={(votes) => {
              const next = takeOut(group, votes);
              go(next, { lines: [outcome.takenOut(sizeOf(next))], isFocused: true });
            }}
          />
        )}
        {isRailLonger && withoutClass}
      </TextAndRail>
      <LessonGuide policies={isPicked ? page.picked : []} answerMode={answerMode} />
    </>
  );
}
