import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { group } from 'words/group';
import { useAppSelector } from '../../hooks';
import { arrivalSign, groupPath } from '../../paths';
import { lazyPart } from '../../ui/lazyPart';
import { Buttons, Hint } from '../../ui/TitledCard';
import { useLoaded } from '../../ui/useLoaded';
import { tellGrowth, useShownGroup } from '../share/openGroup';
import { PasteForm } from '../share/PasteForm';
import { findCodes } from '../share/readLink';
import { encodeShared } from '../share/shareCode';
import { useFragment } from '../share/useFragment';
import { selectVotes } from '../votes/votesSlice';
import type { Votes } from '../votes/votesDocument';
import { encodeGroup } from './groupCode';
import { addedLines, join, problemLines, readPeople } from './readPeople';

const { outcome: words } = group;

/** What the page of an empty group has no use for. */
const loadParts = async () => {
  const [{ default: Alert }, { GroupResult }, { GroupMembers }, { KeepGroup }] = await Promise.all([
    import(/* webpackChunkName: "GroupParts" */ '@mui/material/Alert'),
    import(/* webpackChunkName: "GroupParts" */ './GroupResult'),
    import(/* webpackChunkName: "GroupParts" */ './GroupMembers'),
    import(/* webpackChunkName: "GroupParts" */ './KeepGroup'),
  ]);
  return { Alert, GroupResult, GroupMembers, KeepGroup };
};

const ScanCodes = lazyPart(async () => (await import('./ScanCodes')).ScanCodes, group.loadFailed);

const Stack = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { '&:has([data-group-result]) > *:not([data-group-result])': { display: 'none' } },
});

/**
 * The group is the fragment of the address and stands nowhere else: each press leads to another address, so that
 * reload, Back and passing it on need no storage.
 */
export function CompareGroup() {
  // What a comparison adds stands behind the group it is added to.
  const [link = '', arriving = ''] = useFragment().split(arrivalSign, 2);
  const navigate = useNavigate();
  const mine = useAppSelector(selectVotes);
  const status = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What the last press led to, and from where. Told as long as the group is the one it led to: Back and Forward go past it. */
  const [outcome, setOutcome] = useState<{
    readonly before: readonly Votes[] | undefined;
    readonly after: string;
    readonly lines: readonly string[];
  }>();
  const found = useMemo(() => readPeople(link), [link]);
  const { people } = join([], found.people);
  const code = encodeIfAny(people);
  const loaded = useLoaded(loadParts, link !== '');
  const parts = loaded === 'failed' ? undefined : loaded;
  const [scanning, setScanning] = useState(false);
  /** The codes that the camera has seen, as long as the group has people in it. */
  const [sightings] = useState(() => new Map<string, number>());
  useEffect(() => {
    if (!code) sightings.clear();
  }, [code, sightings]);
  const trouble = link === '' ? [] : problemLines(found);

  // A sender's link may come with a name, which must not stay in the address.
  const isOtherwiseSpelled = code !== '' && code !== link && trouble.length === 0 && !arriving;
  useEffect(() => {
    if (isOtherwiseSpelled) void navigate(groupPath(code), { replace: true });
  }, [isOtherwiseSpelled, code, navigate]);

  const takeIn = useEffectEvent(() => {
    const after = addText(arriving, { replace: true });
    if (code) tellGrowth(code, after);
  });
  useEffect(() => {
    if (arriving) takeIn();
  }, [arriving]);

  useShownGroup(code, (to) => void navigate(groupPath(to)));

  function go(next: readonly Votes[], lines: readonly string[], { replace = false, canUndo = true } = {}) {
    const after = encodeIfAny(next);
    setOutcome({ before: canUndo && after !== code ? people : undefined, after, lines });
    if (after !== link || arriving) void navigate(groupPath(after), { replace });
    return after;
  }

  function addText(text: string, { replace = false, say = words.added } = {}): string {
    const inText = readPeople(text, code);
    const joined = join(people, inText.people);
    return go(joined.people, addedLines(inText, joined, say), { replace });
  }

  function addMine() {
    if (Object.keys(mine).length === 0) go(people, [group.add.noAnswers]);
    else addText(encodeShared({ votes: mine, name: '' }), { say: (_, all) => words.mineAdded(all) });
  }

  function takeOut(index: number) {
    const rest = people.filter((_, at) => at !== index);
    go(rest, [words.takenOut(rest.length)]);
    status.current?.focus();
  }

  function undo(before: readonly Votes[]) {
    go(before, [words.undone(before.length)], { canUndo: false });
    // The button is about to go.
    status.current?.focus();
  }

  const { before, lines = [] } = outcome?.after === code ? outcome : {};
  return (
    <Stack>
      {loaded === 'failed' && <p role="alert">{group.loadFailed}</p>}
      {parts && trouble.length > 0 && (
        <parts.Alert severity="error" variant="outlined" icon={false}>
          {trouble.join(' ')}
        </parts.Alert>
      )}
      {parts && code && <parts.GroupResult people={people} heading={heading} />}
      {scanning && (
        <ScanCodes
          people={people.length}
          sightings={sightings}
          lines={lines}
          onText={(text) => addText(text)}
          onClose={() => setScanning(false)}
        />
      )}
      <PasteForm
        many
        words={group.add}
        onText={(text) => {
          if (findCodes(text, ['v', 'g']).length === 0) return group.add.noCodes;
          addText(text);
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
        <Buttons>
          {before && (
            <Button variant="text" size="small" onClick={() => undo(before)}>
              {words.undo}
            </Button>
          )}
          {code && lines.length > 0 && (
            <Button variant="text" size="small" onClick={() => heading.current?.focus()}>
              {words.see}
            </Button>
          )}
        </Buttons>
        <Hint>{group.add.noNames}</Hint>
      </PasteForm>
      {parts && code && (
        <>
          <parts.GroupMembers people={people} onTakeOut={takeOut} />
          <parts.KeepGroup people={people} code={code} />
        </>
      )}
    </Stack>
  );
}

/** Nobody has no code: the address is then that of the page alone. */
function encodeIfAny(people: readonly Votes[]): string {
  return people.length > 0 ? encodeGroup(people) : '';
}
