import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { group } from 'words/group';
import { useAppSelector } from '../../hooks';
import { arrivalSign, groupPath } from '../../paths';
import { lazyPart } from '../../ui/lazyPart';
import { useLoaded } from '../../ui/useLoaded';
import { tellGrowth, useShownGroup } from '../share/openGroup';
import { useFragment } from '../share/useFragment';
import { selectVotes } from '../votes/votesSlice';
import type { Votes } from '../votes/votesDocument';
import { AddPeople } from './AddPeople';
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

const StatusRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  '& p': { margin: '12px 0 0', flex: '1 1 100%' },
});

/** What the last press led to. It is told as long as the group is the one it led to: Back and Forward go past it. */
interface Outcome {
  readonly before: string;
  readonly after: string;
  readonly lines: readonly string[];
}

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
  const [outcome, setOutcome] = useState<Outcome>();
  const found = useMemo(() => readPeople(link), [link]);
  const { people } = join([], found.people);
  const code = encodeIfAny(people);
  const loaded = useLoaded(loadParts, link !== '');
  const parts = loaded === 'failed' ? undefined : loaded;
  /** Once opened it stays, and knows which codes it has seen. */
  const [scanning, setScanning] = useState<boolean>();
  const trouble = link === '' ? [] : problemLines(found);

  // A sender's link may come with a name, which must not stay in the address.
  const isOtherwiseSpelled = code !== '' && code !== link && trouble.length === 0 && !arriving;
  useEffect(() => {
    if (isOtherwiseSpelled) void navigate(groupPath(code), { replace: true });
  }, [isOtherwiseSpelled, code, navigate]);

  const takeIn = useEffectEvent(() => {
    const after = addText(arriving, { replace: true });
    if (code) tellGrowth({ from: code, to: after });
  });
  useEffect(() => {
    if (arriving) takeIn();
  }, [arriving]);

  useShownGroup(code, (to) => void navigate(groupPath(to)));

  function go(next: readonly Votes[], lines: readonly string[], options?: { replace: boolean }): string {
    const after = encodeIfAny(next);
    setOutcome({ before: code, after, lines });
    if (after !== link || arriving) void navigate(groupPath(after), options);
    return after;
  }

  function addText(text: string, options?: { replace: boolean }): string {
    const inText = readPeople(text, code);
    const joined = join(people, inText.people);
    return go(joined.people, addedLines(inText, joined), options);
  }

  function addMine() {
    if (Object.keys(mine).length === 0) {
      go(people, [group.add.noAnswers]);
      return;
    }
    const joined = join(people, [mine]);
    const lines = addedLines({ people: [mine], unread: {}, repeated: 0 }, joined);
    go(joined.people, joined.over > 0 ? lines : [words.mineAdded(joined.people.length), ...lines.slice(1)]);
  }

  function takeOut(index: number) {
    const rest = people.filter((_, at) => at !== index);
    go(rest, [words.takenOut(rest.length)]);
    status.current?.focus();
  }

  function undo(before: string) {
    const { people: again } = readPeople(before);
    setOutcome({ before, after: before, lines: [words.undone(again.length)] });
    void navigate(groupPath(before));
    // The button is about to go.
    status.current?.focus();
  }

  const told = outcome?.after === code ? outcome : undefined;
  return (
    <Stack>
      {loaded === 'failed' && <p role="alert">{group.loadFailed}</p>}
      {parts && trouble.length > 0 && (
        <parts.Alert severity="error" variant="outlined" icon={false}>
          {trouble.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </parts.Alert>
      )}
      {parts && code && <parts.GroupResult people={people} heading={heading} />}
      {scanning !== undefined && (
        <ScanCodes
          open={scanning}
          people={people.length}
          lines={told?.lines ?? []}
          onText={addText}
          onClose={() => setScanning(false)}
        />
      )}
      <AddPeople onText={addText} onMine={addMine} onScan={() => setScanning(true)}>
        <StatusRow ref={status} tabIndex={-1}>
          <div role="status">
            {told?.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {told && told.before !== code && (
            <Button variant="text" size="small" onClick={() => undo(told.before)}>
              {words.undo}
            </Button>
          )}
          {told && code && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                heading.current?.focus();
                heading.current?.scrollIntoView({ block: 'start' });
              }}
            >
              {words.see}
            </Button>
          )}
        </StatusRow>
      </AddPeople>
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
