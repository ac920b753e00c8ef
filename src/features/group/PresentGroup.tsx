import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { groupParts } from 'words/groupParts';
import { policyTexts } from 'words/policyTexts';
import { plainText } from '../../content/citedText';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { ButtonRow } from '../../ui/ButtonRow';
import { useLoaded } from '../../ui/useLoaded';
import { Bar } from '../votes/AnswerBars';
import { AnswerMark } from '../votes/AnswerMark';
import { answers } from '../votes/votes';
import type { GroupTally, PolicyTally } from './tallyGroup';

const words = groupParts.present;

/**
 * Font sizes follow the height of the window, as it may be projected on a wall: a title of a twelfth of the height
 * can be read from the back of a room.
 */
const large = (share: number) => `calc(${share / 4}rem + ${share}vmin)`;

const Wall = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: large(1.5),
  minHeight: '100%',
  padding: `${large(1.5)} clamp(16px, 5vw, 80px)`,
});

const Slide = styled('div')({
  flex: 1,
  '& h2': { fontSize: large(5.5), lineHeight: 1.15, letterSpacing: '-0.01em' },
  '& > p': { margin: `${large(1)} 0 0`, fontSize: large(3), lineHeight: 1.35 },
  '& > p:first-of-type': { margin: 0, color: color('muted'), fontSize: large(2.5) },
});

const Counts = styled('dl')({
  margin: `${large(2.5)} 0 0`,
  // If bar and count do not fit beside the word, they go below it.
  '& > div, & dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${large(0.5)} ${large(2)}`,
  },
  '& > div': { marginBlockEnd: large(1.25) },
  '& dt, & dt > span': { fontSize: large(3) },
  '& dt': { minWidth: '7.5em' },
  '& dd': { flex: '1 1 14rem', flexWrap: 'nowrap' },
  '& svg:not(dt svg)': { height: large(5), borderRadius: 8 },
  '& strong': { minWidth: '3.2em', fontSize: large(4.5), lineHeight: 1, textAlign: 'end' },
  '& small': { color: color('muted'), fontSize: large(2.5), fontWeight: 400 },
});

const row = {
  margin: 0,
  justifyContent: 'space-between',
  '&& > *': { flex: 'none' },
  // The wide button above the two that stand beside each other.
  '@media (max-width: 640px)': { '&& > button:nth-of-type(2)': { order: -1, flex: '1 0 100%' } },
};

/** Focused when the view opens, so that Enter shows the result. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * One policy at a time, for a projector; its counts are shown on request. Uses the full screen if the browser
 * allows it, which it does only during the press that opens this view.
 */
export function PresentGroup({ tally, onLeave }: Readonly<{ tally: GroupTally; onLeave: () => void }>) {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState(false);
  // A policy that nobody answered has nothing to show.
  const policies = tally.policies.filter(({ answered }) => answered > 0);
  const last = policies.length - 1;
  const policy = policies[at];

  // Escape leaves the full screen, and the page never hears of the key.
  const onFullscreen = useEffectEvent(() => {
    if (!document.fullscreenElement) onLeave();
  });
  useEffect(() => {
    document.addEventListener('fullscreenchange', onFullscreen);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreen);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  function go(to: number) {
    if (to < 0 || to > last) return;
    setAt(to);
    setShown(false);
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(at + 1);
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(at - 1);
    // Keys that a presenter's remote sends. It has no key for the result, so the key for the next page shows it
    // first.
    else if (event.key === 'PageDown' && shown) go(at + 1);
    else if (event.key === 'PageDown') setShown(true);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={onLeave}
      onKeyDown={onKey}
      slotProps={{
        paper: {
          'aria-label': words.label,
          // MUI would name it by a title that is not there.
          'aria-labelledby': undefined,
          sx: { margin: 0, padding: 0, maxWidth: 'none', border: 0, background: color('page') },
        },
      }}
    >
      <Wall>
        <ButtonRow sx={row}>
          <Typography color="textSecondary" sx={{ fontSize: large(2) }}>
            {groupParts.result.people(tally.people)}
          </Typography>
          <Button variant="outlined" onClick={onLeave}>
            {words.leave}
          </Button>
        </ButtonRow>
        <Slide aria-live="polite">
          {policy && (
            <>
              <p>{words.place(at + 1, last + 1)}</p>
              <Typography variant="h2">{policy.title}</Typography>
              <Question id={policy.id} />
              {shown && <PresentedCounts policy={policy} />}
            </>
          )}
        </Slide>
        <ButtonRow sx={row}>
          <Button variant="outlined" aria-disabled={at === 0} onClick={() => go(at - 1)}>
            {words.previous}
          </Button>
          <Button ref={focus} variant="contained" aria-expanded={shown} onClick={() => setShown(!shown)}>
            <span>{shown ? words.hide : words.show}</span>
          </Button>
          <Button variant="outlined" aria-disabled={at === last} onClick={() => go(at + 1)}>
            {words.next}
          </Button>
        </ButtonRow>
        <Typography variant="body2" color="textSecondary">
          {words.keys}
        </Typography>
      </Wall>
    </Dialog>
  );
}

/** The sentence with which a policy's card begins: what it asks. */
function Question({ id }: { readonly id: PolicyId }) {
  const text = useLoaded(policyTexts[id], true);
  if (!text || text === 'failed') return null;
  return <p>{/^[^?]*\?/.exec(plainText(text.description))?.[0]}</p>;
}

/** How the room answered one policy. */
function PresentedCounts({ policy }: { readonly policy: PolicyTally }) {
  return (
    <Counts>
      {answers.map((answer) => (
        <div key={answer}>
          <dt>
            <AnswerMark answer={answer} />
          </dt>
          <dd>
            <Bar count={policy[answer]} of={policy.answered} fill={answer} aria-hidden="true" />
            <strong>
              <span>{policy[answer]}</span>{' '}
              <small>{groupParts.result.percent(Math.round((policy[answer] / policy.answered) * 100))}</small>
            </strong>
          </dd>
        </div>
      ))}
    </Counts>
  );
}
