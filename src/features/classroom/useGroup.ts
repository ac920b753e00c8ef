import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { group as page } from 'words/group';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { groupPath } from '../../lib/paths';
import { useEditedFragment } from '../../lib/useEditedFragment';
import { useHydrated } from '../../lib/useHydrated';
import { encodeClass, readClass } from '../sharing/classCode';
import { encodeGroup } from '../sharing/groupCode';
import type { Hands } from '../sharing/groupCode';
import { pageOfCode } from '../sharing/pageOfCode';
import { findCodes } from '../sharing/readLink';
import { peopleCounted, selectCounted } from './classroomSlice';
import { emptyGroup, fullLines, gather, keyOf, problemLines } from './gatherGroup';
import type { Group } from './gatherGroup';
import type { People } from './hands';
import { parseGroupInput } from './parseGroupInput';
import { readSlide, slidePath } from './slides';
import type { Slide } from './slides';
import { orderOnWall, tallyGroup } from './tallyGroup';

/** @returns an empty text for an empty group: `encodeGroup` would return a valid code of nobody. */
function encodeIfAny({ people, hands }: People): string {
  const code = encodeGroup(people, hands);
  return code === encodeGroup([]) ? '' : code;
}

/** @param path of a group; without a fragment once nobody is in it any more. */
function wallPath(path: string, slide: Slide): string {
  return (path.includes('#') ? path : `${path}#`) + slidePath(slide);
}

/** @returns which entry of the history is shown, as React Router counts them: from 0, also for one that it did not add. */
function entryNow(): number {
  return (history.state as { readonly idx?: number } | null)?.idx ?? 0;
}

/**
 * What covers the page: the presenter's wall, the camera or the large code. Opening one adds an entry to the history;
 * without it, Back would take people out of the group below instead of closing the layer. The entry's state says which
 * layer it is. The wall is in the address too, so that a link can open it.
 */
interface Layer {
  readonly name: 'wall' | 'scan' | 'code';
  /** The room of the entry from which it was opened; absent if a link opened it, and there is no such entry. */
  readonly roomBelow: string | undefined;
  /** In ms. The React key of what is drawn: with the same key, a press after a failed download would load nothing. */
  readonly openedAt: number;
}

/**
 * The group of the page, and what changes it.
 *
 * The group, the policies of its class and what is on the wall are kept in the fragment of the address and nowhere else.
 * Each change navigates to another address, so that reload, Back and passing the link on need no storage. Who came in
 * with a name is kept by the group, for this visit: it follows Back and the other language, as the address does.
 */
export function useGroup(onLayerLeft: (hasHands: boolean) => void) {
  const [link, edit] = useEditedFragment();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const entryState = useLocation().state as { readonly layer?: Layer } | null;
  const layer = useHydrated() ? entryState?.layer : undefined;
  const [lastOpenedAt, setLastOpenedAt] = useState<number>();
  const found = useMemo(() => parseGroupInput(link), [link]);
  const inLink = useMemo(() => gather(emptyGroup, found), [found]);
  const { people, hands } = inLink.group;
  const key = useMemo(() => keyOf(people), [people]);
  const counted = useAppSelector((state) => selectCounted(state, key)) ?? inLink.group.counted;
  const group: Group = { people, hands, counted };
  const code = encodeIfAny(group);

  const { policies: picked = [], code: classCode = '' } = useMemo(() => readClass(link), [link]);
  const policies = picked.length > 0 ? picked : policyIds;
  const tally = tallyGroup(group, policies);
  /** An address that somebody made up may name a policy, but there is nobody to show: a wall that was opened stays. */
  const slide = code || classCode || layer?.name === 'wall' ? readSlide(link, tally.policies) : undefined;
  /**
   * Every policy of a class is presented, otherwise those that somebody answered; all of them while there are none, as in
   * a group of which only the size was said. The one on the wall as well: its only count may have been taken back to 0
   * before a reload.
   */
  const isAnyAnswered = tally.policies.some(({ answered }) => answered > 0);
  const presented = orderOnWall(
    tally.policies.filter(
      ({ id, answered }) => picked.length > 0 || !isAnyAnswered || answered > 0 || id === slide?.id,
    ),
    people,
  );
  const isOfClass = findCodes(link, ['c']).length > 0;
  const trouble = [
    ...(isOfClass && !classCode ? [page.pick.unreadable] : []),
    // Without a code for people, they would say that there is no link of ours.
    ...(findCodes(link, ['v', 'g']).length > 0 || (link !== '' && !isOfClass && !slide)
      ? problemLines(found, inLink)
      : []),
    ...fullLines(inLink.over),
  ];

  const path = groupPath(classCode, code);
  const address = slide ? wallPath(path, slide) : path;
  // Replaces a sender's link by the group of that person: the link may hold a name, which must not stay in the address.
  const isOtherwiseSpelled = code !== '' && address !== groupPath(link) && trouble.length === 0;
  useEffect(() => {
    if (!isOtherwiseSpelled) return;
    if (Object.keys(counted).length > 0) dispatch(peopleCounted({ group: key, counted }));
    void navigate(address, { replace: true, state: entryState });
  }, [isOtherwiseSpelled, address, navigate, entryState, dispatch, key, counted]);

  // Back leaves a layer for the entry before it, whose address lacks the hands and people counted since: they are written
  // there. An entry further back may be another class's, whose room has the same name if it was counted by hands alone,
  // and another group's link may be opened on the wall: written there, they would replace that group.
  const shownLayer = useRef<{
    readonly path: string;
    /** What the room was called when the layer was opened, and when Forward or a reload led to it again. */
    readonly rooms: readonly (string | undefined)[];
    readonly entry: number;
    readonly hasHands: boolean;
  }>(undefined);
  const leavingEntry = useRef<number>(undefined);
  const isCovered = slide !== undefined || (layer !== undefined && layer.name !== 'wall');
  const roomBelow = layer?.roomBelow;
  const hasHands = slide !== undefined && hands !== undefined;
  const room = code || classCode ? `${classCode} ${key}` : link;
  const leftLayer = useEffectEvent(onLayerLeft);
  useEffect(() => {
    const before = shownLayer.current;
    const entry = entryNow();
    if (isCovered) {
      const rooms = before?.entry === entry ? before.rooms : [room, roomBelow];
      shownLayer.current = { path, rooms, entry, hasHands };
      return;
    }
    leavingEntry.current = undefined;
    if (!before) return;
    const isBelow = entry === before.entry - 1 && before.rooms.includes(room);
    if (isBelow && before.path !== path) {
      // Changes `path`, so the effect runs once more and goes on below.
      void navigate(before.path, { replace: true });
      return;
    }
    shownLayer.current = undefined;
    setLastOpenedAt(undefined);
    leftLayer(before.hasHands);
  }, [isCovered, path, room, roomBelow, hasHands, navigate]);

  function open(to: string, name: Layer['name']) {
    // After a double click or a failed download the layer is there already: a second entry would take a second Back.
    const opened: Layer = { name, roomBelow: isCovered ? roomBelow : room, openedAt: Date.now() };
    setLastOpenedAt(opened.openedAt);
    void navigate(to, { replace: isCovered, state: { layer: opened }, flushSync: true });
  }

  /**
   * Goes back instead of replacing the layer's entry: otherwise the entry below would stay, and Back would lead to the
   * group of before. The browser goes back later, and React draws that later still; a second press meanwhile would go
   * back twice, so only the first one from the layer's own entry counts.
   */
  function leave() {
    const entry = entryNow();
    if (roomBelow === undefined) void navigate(path, { replace: true, flushSync: true });
    else if (entry === shownLayer.current?.entry && entry !== leavingEntry.current) {
      leavingEntry.current = entry;
      void navigate(-1);
    }
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

  /**
   * @param isScanned before the camera: that belongs to the camera's entry, so that one step back closes it.
   * @returns the code of the group that is shown from now on.
   */
  function go(next: Group, isScanned: boolean): string {
    const after = encodeIfAny(next);
    const to = groupPath(classCode, after);
    dispatch(peopleCounted({ group: keyOf(next.people), counted: next.counted }));
    const entry = isScanned ? { replace: true, state: entryState } : {};
    // `flushSync`, because in a transition the address would follow late, and what is added before that would be lost.
    if (to !== groupPath(link)) void navigate(to, { ...entry, flushSync: true });
    return after;
  }

  return {
    isEmptyAddress: link === '',
    ...{ group, code, path, picked, policies, classCode, tally, presented, slide, trouble },
    /** A code of another page in the address, where there is none of this one. */
    other: code || classCode ? undefined : pageOfCode(link, 'v', 'g', 'c'),
    pick,
    go,
    /** Without the camera after Forward, a reload or a look at another page: it would go on without a press. */
    layer: layer?.name === 'scan' && layer.openedAt !== lastOpenedAt ? undefined : layer,
    openWall: (first: Slide) => open(wallPath(path, first), 'wall'),
    openLayer: (name: 'scan' | 'code') => open(path, name),
    leave,
    showSlide: (next: Slide) =>
      void navigate(wallPath(path, next), { replace: true, state: entryState, flushSync: true }),
    countHands: (on: Slide, raised: Hands) =>
      edit(wallPath(groupPath(classCode, encodeIfAny({ people, hands: raised })), on)),
  };
}
