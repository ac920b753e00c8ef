import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { groupParts } from 'words/groupParts';
import { policyTexts } from 'words/policyTexts';
import { plainText } from '../../content/citedText';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { useLoaded } from '../../lib/useLoaded';
import { PolicyTile } from '../../ui/PolicyTile';
import { ChartBar } from '../../ui/ChartBar';
import { AnswerMark } from '../../ui/AnswerMark';
import { answers } from '../../content/answerIds';
import type { PolicyTally } from './tallyGroup';
import { firstFocus, FullScreenView, large } from './FullScreenView';

const words = groupParts.present;

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `8px ${large(1.5)}`,
});

const Tiles = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: large(0.75),
  // More than five are hidden on a phone: ten would take a quarter of it, and "Policy 3 of 10" says the same.
  '@media (max-width: 640px)': { '&:has(> :nth-of-type(6))': { display: 'none' } },
  '& button': {
    display: 'block',
    padding: 0,
    border: 0,
    borderRadius: '22%',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button > span': { inlineSize: `max(44px, ${large(4)})` },
  '& [data-seen] > span': { borderStyle: 'solid', borderColor: color('primary'), color: color('primary') },
  '& [aria-current] > span': {
    color: color('ink'),
    borderColor: color('ink'),
    boxShadow: `0 0 0 3px ${color('page')}, 0 0 0 6px ${color('primary')}`,
  },
});

const Slide = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  '& h2': { fontSize: large(5.5), lineHeight: 1.15, letterSpacing: '-0.01em' },
  '& > p': { margin: `${large(1)} 0 0`, fontSize: large(3), lineHeight: 1.35 },
  '& > p:first-of-type': { margin: 0, color: color('muted'), fontSize: large(2.5) },
});

const Counts = styled('dl')({
  margin: `${large(2.5)} 0 0`,
  '& > div, & dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${large(0.5)} ${large(2)}`,
  },
  '& > div': { marginBlockEnd: large(1.25) },
  '& dt, & dt > span': { fontSize: large(3) },
  '& dt': { minWidth: '7.5em' },
  '& dd': { flex: '1 1 14rem', flexWrap: 'nowrap', margin: 0 },
  '& svg:not(dt svg)': { height: large(5), borderRadius: 8 },
  '& strong': { minWidth: '3.2em', fontSize: large(4.5), lineHeight: 1, textAlign: 'end' },
  '& small': { color: color('muted'), fontSize: large(2.5), fontWeight: 400 },
});

/** Sticks to the lower edge, so that nobody scrolls for Next; not in low windows, where it would cover the slide. */
const Controls = styled('footer')({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 1fr',
  gap: large(1),
  paddingBlock: large(0.5),
  background: color('page'),
  '& button': { minHeight: `max(48px, ${large(4)})`, fontSize: large(1.9), lineHeight: 1.2 },
  '@media (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0 },
  // Three buttons side by side would be too narrow for their words: the middle one gets a row above the others.
  '@media (max-width: 640px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > button:nth-of-type(2)': { order: -1, gridColumn: '1 / -1' },
  },
});

export interface PresentGroupProps {
  readonly people: number;
  readonly policies: readonly PolicyTally[];
  readonly onLeave: () => void;
}

export function PresentGroup({ people, policies, onLeave }: PresentGroupProps) {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState(false);
  const last = policies.length - 1;
  const policy = policies[at];

  function go(to: number) {
    if (to < 0 || to > last) return;
    setAt(to);
    setShown(false);
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(at + 1);
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(at - 1);
    // Page Up and Page Down are the keys of a presenter's remote. It has none for the result, so Page Down first shows
    // the result, and pressed again the next policy.
    else if (event.key === 'PageDown' && shown) go(at + 1);
    else if (event.key === 'PageDown') setShown(true);
    else return;
    event.preventDefault();
  }

  return (
    <FullScreenView label={words.label} onLeave={onLeave} onKeyDown={onKey}>
      <Head>
        <Tiles role="list" aria-label={words.tiles}>
          {policies.map(({ id, title }, place) => (
            <li key={id}>
              <button
                type="button"
                title={title}
                aria-label={title}
                aria-current={place === at ? 'step' : undefined}
                data-seen={place < at || undefined}
                onClick={() => go(place)}
              >
                <PolicyTile policyId={id} />
              </button>
            </li>
          ))}
        </Tiles>
        <Typography color="textSecondary" sx={{ marginInlineStart: 'auto', fontSize: large(2) }}>
          {groupParts.result.people(people)}
        </Typography>
        <Button variant="outlined" onClick={onLeave} sx={{ fontSize: large(1.5) }}>
          {words.leave}
        </Button>
      </Head>
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
      <Controls>
        <Button variant="outlined" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {words.previous}
        </Button>
        {/* The key focuses it at each policy anew: after Next by mouse, Enter must show the result, not skip it. */}
        <Button
          key={at}
          ref={firstFocus}
          variant="contained"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          <span>{shown ? words.hide : words.show}</span>
        </Button>
        <Button variant="outlined" aria-disabled={at === last} onClick={() => go(at + 1)}>
          {words.next}
        </Button>
      </Controls>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {words.keys}
      </Typography>
    </FullScreenView>
  );
}

/** Shows a card's text up to the first question mark, so every card has to begin with a question. */
function Question({ id }: { readonly id: PolicyId }) {
  const [text] = useLoaded(policyTexts[id], true);
  return text && <p>{/^[^?]*\?/.exec(plainText(text.description))?.[0]}</p>;
}

function PresentedCounts({ policy }: { readonly policy: PolicyTally }) {
  return (
    <Counts>
      {answers.map((answer) => (
        <div key={answer}>
          <dt>
            <AnswerMark answer={answer} />
          </dt>
          <dd>
            <ChartBar count={policy[answer]} of={policy.answered || 1} fill={answer} aria-hidden="true" />
            <strong>
              <span>{policy[answer]}</span>{' '}
              {policy.answered > 0 && (
                <small>
                  {groupParts.result.percent(Math.round((policy[answer] / policy.answered) * 100))}
                </small>
              )}
            </strong>
          </dd>
        </div>
      ))}
    </Counts>
  );
}
