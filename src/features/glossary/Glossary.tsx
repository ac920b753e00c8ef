import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { education } from 'words/education';
import { glossary } from 'words/glossary';
import type { GlossaryId } from '../../content/pageTypes';
import { lazyPart } from '../../ui/lazyPart';
import { color } from '../../ui/palette';

const Term = styled('button')({
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: `underline dotted ${color('primary')} 2px`,
  textUnderlineOffset: '0.22em',
  cursor: 'help',
  // A target of 24 px though the line is text: what is pressed reaches above and below the letters.
  padding: '4px 0',
  marginBlock: -4,
  lineHeight: 1.2,
  // Without scripts it opens nothing; the glossary at the end of the page has the meaning.
  'html:not([data-scripts]) &': { textDecoration: 'none', cursor: 'inherit' },
});

const loadMeaning = async () => (await import('./Meaning')).Meaning;

/** Placing a box takes 8 kB, which most visits to the page never need. Without it there is the way to the list. */
const Meaning = lazyPart(loadMeaning, ({ link }) => <> ({link})</>);

/**
 * A word with its meaning behind it. It opens on focus, click and tap, stays while pointer or focus are in it, and
 * goes with Escape, a press elsewhere or focus moving on (WCAG 1.4.13). Its description is the entry in the glossary
 * list, which is always on the page: a screen reader that asks while the box is only just opening gets the words all the
 * same, and who can't be shown the box is led there.
 */
export function GlossaryTerm({ id, children }: { readonly id: GlossaryId; readonly children: string }) {
  // Shown by focus, it goes when focus moves on; pinned by a press, with the next press.
  const [opening, setOpening] = useState<'shown' | 'pinned'>();
  const [term, setTerm] = useState<HTMLButtonElement | null>(null);
  const wrap = useRef<HTMLSpanElement>(null);
  const open = opening !== undefined;

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // What holds the focus may be about to go.
      if (wrap.current?.contains(document.activeElement)) term?.focus();
      setOpening(undefined);
    }
    // Safari gives a pressed button no focus, so there may be none to lose.
    function closeOnPress({ target }: PointerEvent) {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpening(undefined);
    }
    const closed = new AbortController();
    document.addEventListener('keydown', closeOnEscape, closed);
    document.addEventListener('pointerdown', closeOnPress, closed);
    return () => closed.abort();
  }, [open, term]);

  // No related target: the window lost the focus, and the visitor will be back.
  function closeOnLeaving({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !wrap.current?.contains(relatedTarget)) setOpening(undefined);
  }

  return (
    <Box component="span" ref={wrap} onBlur={closeOnLeaving}>
      <Term
        ref={setTerm}
        type="button"
        aria-expanded={open}
        aria-describedby={`meaning-${id}`}
        onPointerEnter={() => void loadMeaning().catch(() => undefined)}
        onFocus={() => setOpening((now) => now ?? 'shown')}
        // A press that has just given the focus opens too, and must not close what that opened.
        onClick={() => setOpening((now) => (now === 'pinned' ? undefined : 'pinned'))}
      >
        {children}
      </Term>
      {open && (
        <Meaning
          id={id}
          anchor={term}
          link={<a href={`#term-${id}`}>{education.glossary.seeAll}</a>}
          // Not while only passing by, where the link would be one more stop for Tab.
          withLink={opening === 'pinned'}
        />
      )}
    </Box>
  );
}

const List = styled('dl')({
  marginBlockStart: 24,
  '@media (min-width: 700px)': { columns: 2, columnGap: 40 },
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: `1px solid ${color('hairline')}` },
  '& > div:target': { background: color('tint') },
  '& dd': { color: color('muted'), fontSize: '0.9688rem' },
});

/** All terms with their meanings. */
export function Glossary() {
  return (
    <List>
      {glossary.map(({ id, term, definition }) => (
        <div key={id} id={`term-${id}`}>
          <dt>{term}</dt>
          <dd id={`meaning-${id}`}>{definition}</dd>
        </div>
      ))}
    </List>
  );
}
