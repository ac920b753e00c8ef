import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { group } from 'words/group';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useEntryState } from '../../lib/entryState';
import { useAppSelector } from '../../lib/hooks';
import { classPath, groupPath } from '../../lib/paths';
import { lazyPart } from '../../ui/lazyPart';
import { ButtonRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Hint';
import { useLoaded } from '../../lib/useLoaded';
import { encodeClass, readClass } from '../sharing/classCode';
import { encodeGroup } from '../sharing/groupCode';
import { PasteForm } from '../../ui/PasteForm';
import type { PasteBox } from '../../ui/PasteForm';
import { findCodes, longestText } from '../sharing/readLink';
import { onlyPolicies } from '../sharing/shareCode';
import { useFragment } from '../../lib/useFragment';
import { selectVotes } from '../answers/votesSlice';
import type { Votes } from '../answers/votes';
import { countCodes, isCounted, readCounted } from './countedCodes';
import { addedLines, alikeLines, fullLines, join, parseGroupInput, problemLines } from './parseGroupInput';
import { PickPolicies } from './PickPolicies';
import { tallyGroup } from './tallyGroup';

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

const Stack = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { '&:has([data-group-result]) > *:not([data-group-result])': { display: 'none' } },
});

/**
 * The outcome of the last press. It is shown only while the address holds the group that the press led to: Back and
 * Forward change the group without a press, and the sentences would then be about another group.
 */
interface Outcome {
  /** The group before the press, which Undo restores. `undefined` if nothing changed: then there is no Undo button. */
  readonly before: readonly Votes[] | undefined;
  readonly after: string;
  readonly lines: readonly string[];
  /** The pasted text. Undo puts it back into the field, so that the visitor can correct it. */
  readonly text?: string;
  /** Answers that were left out because the same code was there already; "Count them too" adds them. */
  readonly again?: readonly Votes[];
}

type Told = Omit<Outcome, 'before' | 'after'> & { readonly canUndo?: boolean };

/**
 * The group and the policies of its class are kept in the fragment of the address and nowhere else. Each change
 * navigates to another address, so that reload, Back and passing the link on need no storage.
 */
export function CompareGroup() {
  const link = useFragment();
  const navigate = useNavigate();
  const mine = useAppSelector(selectVotes);
  const status = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<PasteBox>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const found = useMemo(() => parseGroupInput(link), [link]);
  const { people, over } = join([], found.people);
  const code = encodeIfAny(people);
  const [parts, isLost] = useLoaded(loadParts, link !== '');
  const told = outcome?.after === code ? outcome : undefined;
  const [scanning, setScanning] = useState(false);
  const [counted, setCounted] = useEntryState('counted', readCounted);
  const { policies: picked = [], code: classCode = '' } = readClass(link);
  const policies = picked.length > 0 ? picked : policyIds;
  const trouble = [
    ...(findCodes(link, ['c']).length > 0 && !classCode ? [group.pick.unreadable] : []),
    ...(findCodes(link, ['v', 'g']).length > 0 || (link !== '' && !classCode) ? problemLines(found) : []),
    ...fullLines(over),
  ];

  // Replaces a sender's link by the group of that person: the link may hold a name, which must not stay in the address.
  const path = groupPath(classCode, code);
  const isOtherwiseSpelled = code !== '' && path !== groupPath(link) && trouble.length === 0;
  useEffect(() => {
    if (isOtherwiseSpelled) void navigate(path, { replace: true });
  }, [isOtherwiseSpelled, path, navigate]);

  /**
   * Replaces the address, so that Back leads to the previous group and not through every tick. `flushSync`, because in
   * a transition the address would follow the tick late, and a second tick before that would undo the first.
   */
  function pick(chosen: readonly PolicyId[]) {
    const to = groupPath(chosen.length > 0 ? encodeClass(chosen) : '', code);
    void navigate(to, { replace: true, flushSync: true });
  }

  function go(next: readonly Votes[], { canUndo = true, ...told }: Told) {
    const after = encodeIfAny(next);
    setOutcome({ before: canUndo && after !== code ? people : undefined, after, ...told });
    setCounted((now) => ({ ...now, areAll: now.areAll || people.length === 0 }));
    const to = groupPath(classCode, after);
    // `flushSync`, because in a transition the address would follow late, and what is added before that would be lost.
    if (to !== groupPath(link)) void navigate(to, { flushSync: true });
  }

  function addText(text: string, { isPasted = false } = {}) {
    const inText = parseGroupInput(text, code, (each, votes) => isCounted(counted, each, votes, people));
    // Among people whose codes are not known, one with a name may be in the group already.
    const joined = join(people, inText.people, counted.areAll || people.length === 0 ? inText.named : []);
    const lines = addedLines(inText, joined);
    // A camera may see a phone again by chance: if that adds nobody, Undo still takes back the previous addition.
    if (joined.added === 0 && !isPasted && told) setOutcome({ ...told, lines });
    else go(joined.people, { lines, again: inText.again, ...(isPasted && { text }) });
    setCounted((now) => countCodes(now, text, joined.people));
    return { ...inText, added: joined.added };
  }

  function countToo(again: readonly Votes[]) {
    const { people: all, added, over } = join(people, again);
    go(all, { lines: [words.added(added, all.length), ...fullLines(over)] });
    // The pressed button is about to be removed, and the focus would be lost with it.
    status.current?.focus();
  }

  function addMine() {
    const own = onlyPolicies(mine, policies);
    if (Object.keys(own).length === 0) {
      go(people, { lines: [group.add.noAnswers] });
      return;
    }
    const { people: all, alike, over } = join(people, [own]);
    go(all, {
      lines: over > 0 ? fullLines(over) : [words.mineAdded(all.length), ...alikeLines(alike)],
    });
  }

  function takeOut(index: number) {
    const rest = people.filter((_, at) => at !== index);
    go(rest, { lines: [words.takenOut(rest.length)] });
    status.current?.focus();
  }

  function startAgain() {
    go([], { lines: [words.startedAgain] });
    status.current?.focus();
  }

  function undo({ before = [], text }: Outcome) {
    go(before, { lines: [words.undone(before.length)], canUndo: false });
    // Only into an empty field, or it would overwrite what has been typed since then.
    if (text && field.current?.value === '') field.current.value = text;
    // The pressed button is about to be removed, and the focus would be lost with it.
    status.current?.focus();
  }

  const { lines = [], again = [] } = told ?? {};
  return (
    <Stack>
      <div role="alert">
        {isLost && <p>{group.loadFailed}</p>}
        {parts && trouble.length > 0 && (
          <parts.Alert role="none" severity="error" variant="outlined" icon={false}>
            {trouble.join(' ')}
          </parts.Alert>
        )}
      </div>
      {parts && code && (
        <parts.GroupResult
          people={people}
          policies={policies}
          isPicked={picked.length > 0}
          heading={heading}
        />
      )}
      {scanning && (
        <ScanCodes
          people={people.length}
          lines={lines}
          onText={addText}
          onCountToo={countToo}
          onClose={() => setScanning(false)}
        />
      )}
      <PickPolicies picked={picked} onPick={pick} />
      <PasteForm
        many
        field={field}
        words={group.add}
        longest={longestText}
        onText={(text) => {
          if (findCodes(text, ['v', 'g']).length === 0) return <NoCodes text={text} />;
          addText(text, { isPasted: true });
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
        <div ref={status} role="status" tabIndex={-1}>
          {lines.map((line) => (
            <Typography key={line} sx={{ marginBlockStart: 1.5 }}>
              {line}
            </Typography>
          ))}
        </div>
        <ButtonRow>
          {told?.before && (
            <Button variant="text" size="small" onClick={() => undo(told)}>
              {words.undo}
            </Button>
          )}
          {again.length > 0 && (
            <Button variant="text" size="small" onClick={() => countToo(again)}>
              {words.countToo}
            </Button>
          )}
          {code && lines.length > 0 && (
            <Button variant="text" size="small" onClick={() => heading.current?.focus()}>
              {words.see}
            </Button>
          )}
        </ButtonRow>
        <Hint>{group.add.noNames}</Hint>
      </PasteForm>
      {parts && code && (
        <>
          <parts.GroupMembers people={people} policies={policies} onTakeOut={takeOut} />
          <parts.GroupActions tally={tallyGroup(people, policies)} path={path} onStartAgain={startAgain} />
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
function encodeIfAny(people: readonly Votes[]): string {
  return people.length > 0 ? encodeGroup(people) : '';
}
