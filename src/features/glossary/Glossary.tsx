import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { education } from 'words/education';
import { glossary } from 'words/glossary';
import type { GlossaryId } from '../../content/pageTypes';
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
  // Only one is open at a time.
  '&[aria-expanded=true]': { anchorName: '--term' },
});

/**
 * Under its term, or above where there is more room; at the foot of the window where the browser can't place it so.
 * Within a paragraph, and next to its term, where Tab finds its link.
 */
const Meaning = styled('span')({
  position: 'fixed',
  zIndex: 5,
  insetInline: 12,
  insetBlockEnd: 12,
  width: 'fit-content',
  maxWidth: 'min(320px, 100vw - 24px)',
  padding: '12px 16px',
  border: `1px solid ${color('control')}`,
  borderRadius: 12,
  background: color('card'),
  color: color('ink'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontWeight: 400,
  '@supports (position-area: end)': {
    inset: 'auto',
    margin: '6px 12px',
    positionAnchor: '--term',
    positionArea: 'block-end span-all',
    positionTryFallbacks: 'flip-block',
  },
  '& a': { display: 'block', paddingBlock: 4, marginBlockStart: 4 },
  '@media print': { display: 'none' },
});

/**
 * A word with its meaning behind it. It opens on focus, click and tap, stays while pointer or focus are in it, and
 * goes with Escape, a press elsewhere or focus moving on (WCAG 1.4.13). Its description is the entry in the glossary
 * list, which is always on the page.
 */
export function GlossaryTerm({ id, children }: { readonly id: GlossaryId; readonly children: string }) {
  // Shown by focus, it goes when focus moves on; pinned by a press, with the next press.
  const [opening, setOpening] = useState<'shown' | 'pinned'>();
  const term = useRef<HTMLButtonElement>(null);
  const wrap = useRef<HTMLSpanElement>(null);
  const open = opening !== undefined;

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // What holds the focus may be about to go.
      if (wrap.current?.contains(document.activeElement)) term.current?.focus();
      setOpening(undefined);
    }
    function closeElsewhere({ target }: Event) {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpening(undefined);
    }
    const closed = new AbortController();
    document.addEventListener('keydown', closeOnEscape, closed);
    document.addEventListener('focusin', closeElsewhere, closed);
    // Safari gives a pressed button no focus, so there may be none to lose.
    document.addEventListener('pointerdown', closeElsewhere, closed);
    return () => closed.abort();
  }, [open]);

  return (
    <span ref={wrap}>
      <Term
        ref={term}
        type="button"
        aria-expanded={open}
        aria-describedby={`meaning-${id}`}
        onFocus={() => setOpening((now) => now ?? 'shown')}
        // A press that has just given the focus opens too, and must not close what that opened.
        onClick={() => setOpening((now) => (now === 'pinned' ? undefined : 'pinned'))}
      >
        {children}
      </Term>
      {open && (
        // Takes focus from a press, so that its words can be selected.
        <Meaning tabIndex={-1}>
          {glossary.find((entry) => entry.id === id)?.definition}
          {/* Not while only passing by, where the link would be one more stop for Tab. */}
          {opening === 'pinned' && <a href={`#term-${id}`}>{education.glossary.seeAll}</a>}
        </Meaning>
      )}
    </span>
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
