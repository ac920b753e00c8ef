import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { group } from 'words/group';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useEntryState } from '../../lib/entryState';
import { useAppSelector } from '../../lib/hooks';
import { classPath, groupPath } from '../../lib/paths';
import { LinkButton } from '../../ui/buttons';
import { lazyPart } from '../../ui/lazyPart';
import { ButtonRow } from '../../ui/ButtonRow';
import { Stack } from '../../ui/layout';
import { Hint } from '../../ui/Hint';
import { useLoaded } from '../../lib/useLoaded';
import { encodeClass, readClass } from '../sharing/classCode';
import { encodeGroup } from '../sharing/groupCode';
import type { Hands } from '../sharing/groupCode';
import { PasteForm } from '../../ui/PasteForm';
import type { PasteBox } from '../../ui/PasteForm';
import { findCodes, longestText } from '../sharing/readLink';
import { encodeShared, onlyPolicies } from '../sharing/shareCode';
import { useEditedFragment } from '../../lib/useEditedFragment';
import { selectVotes } from '../answers/votesSlice';
import type { Votes } from '../answers/votes';
import { goFullScreen } from './goFullScreen';
import { addHands, latestRound } from './hands';
import {
  addedLines,
  forgetCodes,
  fullLines,
  join,
  parseGroupInput,
  problemLines,
  readCounted,
} from './parseGroupInput';
import type { CountedCodes } from './parseGroupInput';
import { PickPolicies } from './PickPolicies';
import type { Slide } from './Presentation';
import { inRound, orderOnWall, tallyGroup } from './tallyGroup';

const { outcome: words } = group;

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

const ScanCodes = lazyPart(async () => (await import('./ScanCodes')).ScanCodes, group.loadFailed);
const Presentation = lazyPart(async () => (await import('./Presentation')).Presentation, group.loadFailed);

interface Group {
  readonly people: readonly Votes[];
  readonly hands: Hands | undefined;
  readonly counted: CountedCodes;
}

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

type Told = Omit<Outcome, 'before' | 'after'> & Readonly<{ canUndo?: boolean; isFocused?: boolean }>;

/** At the end of the address: the policy on the wall and, in the second round, `-2`. */
const slideInLink = /\/(\d+)(-2)?$/;
const slidePath = ({ id, round }: Slide) => `/${id}${round === 0 ? '' : '-2'}`;

/**
 * The group, the policies of its class and what is on the wall are kept in the fragment of the address and nowhere else.
 * Each change navigates to another address, so that reload, Back and passing the link on need no storage.
 */
export function CompareGroup({ cards }: { readonly cards: ReactNode }) {
  const [link, edit] = useEditedFragment();
  const navigate = useNavigate();
  const mine = useAppSelector(selectVotes);
  const status = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<PasteBox>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const found = useMemo(() => parseGroupInput(link), [link]);
  const { people, over } = join([], found.people);
  const { hands } = found;
  const [entered, setCounted] = useEntryState('counted', readCounted);
  // The address may hold another group since then: in an empty one every code counts.
  const now: Group = { people, hands, counted: people.length > 0 ? entered : {} };
  const code = encodeIfAny(now);
  const [parts, isLost] = useLoaded(loadParts, link !== '');
  const told = outcome?.after === code ? outcome : undefined;
  const [scanning, setScanning] = useState(false);
  const { policies: picked = [], code: classCode = '' } = readClass(link);
  const policies = picked.length > 0 ? picked : policyIds;
  const tally = tallyGroup(people, policies, hands);
  const sizeOf = (some: Group) => tallyGroup(some.people, policies, some.hands).people;
  // Every policy of a class is presented, otherwise those that somebody answered.
  const presented = tally.policies.filter(({ answered }) => picked.length > 0 || answered > 0);
  const [, slideId, isSecond] = slideInLink.exec(link) ?? [];
  const onWall = presented.find(({ id }) => id === slideId);
  const slide: Slide | undefined = onWall && { id: onWall.id, round: isSecond ? 1 : 0 };
  const trouble = [
    ...(findCodes(link, ['c']).length > 0 && !classCode ? [group.pick.unreadable] : []),
    ...(findCodes(link, ['v', 'g']).length > 0 || (link !== '' && !classCode) ? problemLines(found) : []),
    ...fullLines(over),
  ];

  // Replaces a sender's link by the group of that person: the link may hold a name, which must not stay in the address.
  const path = groupPath(classCode, code);
  const address = slide ? path + slidePath(slide) : path;
  const isOtherwiseSpelled = code !== '' && address !== groupPath(link) && trouble.length === 0;
  useEffect(() => {
    if (isOtherwiseSpelled) void navigate(address, { replace: true });
  }, [isOtherwiseSpelled, address, navigate]);

  // Back leaves the wall for the address before it, which knows nothing of the hands that were counted there.
  const pathOnWall = useRef<string>(undefined);
  const isOnWall = slide !== undefined;
  useEffect(() => {
    const before = pathOnWall.current;
    pathOnWall.current = isOnWall ? path : undefined;
    if (!before || isOnWall) return;
    // The focus returns to the button that opened the wall. After a reload there is none, and the focus would be lost.
    if (document.activeElement === document.body) (heading.current ?? status.current)?.focus();
    if (before !== path) void navigate(before, { replace: true });
  }, [isOnWall, path, navigate]);

  function present() {
    const round = latestRound(hands);
    const order = orderOnWall(presented, hands);
    const begun = order.filter((policy) => inRound(policy, round).answered > 0);
    // A count that was interrupted goes on at the last policy that it had reached.
    const first = (hands && begun.length < order.length ? begun.at(-1) : undefined) ?? order[0];
    if (!first) return;
    void navigate(path + slidePath({ id: first.id, round }));
    goFullScreen();
  }

  /**
   * Replaces the address, so that Back leads to the previous group and not through every tick. `flushSync`, because in
   * a transition the address would follow the tick late, and a second tick before that would undo the first.
   */
  function pick(chosen: readonly PolicyId[]) {
    const next = chosen.length > 0 ? encodeClass(chosen) : '';
    // React reports ticks that it only found on hydration: the wall in the address is then still to be shown.
    if (next !== classCode) void navigate(groupPath(next, code), { replace: true, flushSync: true });
  }

  /** @param isFocused where the pressed button is about to be removed, and the focus would be lost with it. */
  function go(next: Group, { canUndo = true, isFocused = false, ...told }: Told) {
    const after = encodeIfAny(next);
    setOutcome({ before: canUndo && after !== code ? now : undefined, after, ...told });
    setCounted(next.counted);
    const to = groupPath(classCode, after);
    // `flushSync`, because in a transition the address would follow late, and what is added before that would be lost.
    if (to !== groupPath(link)) void navigate(to, { flushSync: true });
    if (isFocused) status.current?.focus();
  }

  /** @param isScanned by the camera, which may see a phone again by chance: Undo still takes back what was added before. */
  function addText(text: string, { isScanned = false, undoneText = '' } = {}) {
    const inText = parseGroupInput(text, code, now.counted);
    const joined = join(people, inText.people);
    const next = {
      people: joined.people,
      hands: addHands(hands, inText.hands),
      counted: inText.counted,
    };
    const lines = addedLines(inText, joined, sizeOf(next));
    if (joined.added === 0 && isScanned && told) setOutcome({ ...told, lines });
    else go(next, { lines, again: inText.again, text: undoneText });
    return { ...inText, added: joined.added };
  }

  function countToo(again: readonly Votes[]) {
    const joined = join(people, again);
    const next = { ...now, people: joined.people };
    go(next, {
      lines: [words.added(joined.added, sizeOf(next)), ...fullLines(joined.over)],
      isFocused: true,
    });
  }

  function addMine() {
    const own = onlyPolicies(mine, policies);
    if (Object.keys(own).length === 0) go(now, { lines: [group.add.noAnswers] });
    else addText(encodeShared({ votes: own, name: '' }));
  }

  function takeOut(index: number) {
    const next = {
      people: people.filter((_, at) => at !== index),
      hands,
      counted: forgetCodes(now.counted, people[index] ?? {}),
    };
    go(next, { lines: [words.takenOut(sizeOf(next))], isFocused: true });
  }

  function startAgain() {
    go({ people: [], hands: undefined, counted: {} }, { lines: [words.startedAgain], isFocused: true });
  }

  function undo(before: Group, text?: string) {
    go(before, { lines: [words.undone(sizeOf(before))], canUndo: false, isFocused: true });
    // Only into an empty field, or it would overwrite what has been typed since then.
    if (text && field.current?.value === '') field.current.value = text;
  }

  const { before, lines = [], again = [] } = told ?? {};
  return (
    <Stack gap={32}>
      <div role="alert">
        {isLost && <p>{group.loadFailed}</p>}
        {parts && trouble.length > 0 && (
          <parts.Alert role="none" severity="error" variant="outlined" icon={false}>
            {trouble.join(' ')}
          </parts.Alert>
        )}
      </div>
      {parts && code && <parts.GroupResult tally={tally} heading={heading} onPresent={present} />}
      {slide && (
        <Presentation
          tally={{ ...tally, policies: presented }}
          hands={hands}
          slide={slide}
          onSlide={(next) => void navigate(path + slidePath(next), { replace: true, flushSync: true })}
          onHands={(raised) => {
            edit(groupPath(classCode, encodeIfAny({ ...now, hands: raised })) + slidePath(slide));
          }}
          onLeave={() => {
            void navigate(path, { replace: true, flushSync: true });
            // Who counted hands wants to see what came out, not the button that was pressed before.
            if (hands) heading.current?.focus();
          }}
        />
      )}
      {scanning && (
        <ScanCodes
          people={people.length}
          lines={lines}
          onText={(text) => addText(text, { isScanned: true })}
          onCountToo={countToo}
          onClose={() => setScanning(false)}
        />
      )}
      <PickPolicies picked={picked} cards={cards} primary={!code} onPick={pick} onCount={present} />
      <PasteForm
        many
        primary={!code && !classCode}
        field={field}
        words={group.add}
        longest={longestText}
        onText={(text) => {
          if (findCodes(text, ['v', 'g']).length === 0) return <NoCodes text={text} />;
          addText(text, { undoneText: text });
          return undefined;
        }}
        beside={
          <>
            <Button variant="outlined" onClick={() => setScanning(true)}>
              {group.add.scan}
            </Button>
            <Button variant="outlined" onClick={addMine}>
              {group.add.mine}
            </Button>
          </>
        }
      >
        <Stack gap={12} before={12} ref={status} role="status" tabIndex={-1}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Stack>
        <ButtonRow>
          {before && <LinkButton onClick={() => undo(before, told?.text)}>{words.undo}</LinkButton>}
          {again.length > 0 && <LinkButton onClick={() => countToo(again)}>{words.countToo}</LinkButton>}
          {code && lines.length > 0 && (
            <LinkButton onClick={() => heading.current?.focus()}>{words.see}</LinkButton>
          )}
        </ButtonRow>
        <Hint>{group.add.noNames}</Hint>
      </PasteForm>
      {parts && code && (
        <>
          {people.length > 0 && (
            <parts.GroupMembers people={people} policies={policies} onTakeOut={takeOut} />
          )}
          <parts.GroupActions tally={tally} path={path} onStartAgain={startAgain} />
        </>
      )}
    </Stack>
  );
}

/** The link of a class holds no answers. Pasted here, it is explained, with a link to the page that opens it. */
function NoCodes({ text }: Readonly<{ text: string }>) {
  const { code } = readClass(text);
  if (code === undefined) return group.add.noCodes;
  return (
    <>
      {group.add.classLink} <Link to={classPath(code)}>{group.add.openClass}</Link>
    </>
  );
}

/** @returns an empty text for an empty group: `encodeGroup` would return a valid code of nobody. */
function encodeIfAny({ people, hands }: Group): string {
  const code = encodeGroup(people, hands);
  return code === encodeGroup([]) ? '' : code;
}
