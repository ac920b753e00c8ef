import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { education } from 'words/education';
import { glossary } from 'words/glossary';
import type { GlossaryId } from '../../content/pageTypes';
import { color } from '../../theme/palette';
import { hairline } from '../../theme/tokens';
import { Meaning, ScriptedTerm, TermBox } from '../../ui/Term';

/**
 * A term whose meaning opens on focus, click and tap, and stays until Escape, a press elsewhere or a move of the focus
 * closes it (WCAG 1.4.13). Its `aria-describedby` names the entry in the glossary list, because the opened meaning is
 * not always on the page.
 */
export function GlossaryTerm({ id, children }: { readonly id: GlossaryId; readonly children: string }) {
  // `shown`: opened by focus, a press on the term pins it. `pinned`: opened by a press, the next press closes it.
  const [opening, setOpening] = useState<'shown' | 'pinned'>();
  const term = useRef<HTMLButtonElement>(null);
  const wrap = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const open = opening !== undefined;

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Focus inside the meaning would be lost with it.
      if (wrap.current?.contains(document.activeElement)) term.current?.focus();
      setOpening(undefined);
    }
    function closeElsewhere({ target }: Event) {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpening(undefined);
    }
    const closed = new AbortController();
    document.addEventListener('keydown', closeOnEscape, closed);
    document.addEventListener('focusin', closeElsewhere, closed);
    // `focusin` alone would miss presses that move no focus: Safari, for one, does not focus a pressed button.
    document.addEventListener('pointerdown', closeElsewhere, closed);
    return () => closed.abort();
  }, [open]);

  return (
    <TermBox ref={wrap}>
      <ScriptedTerm
        ref={term}
        type="button"
        aria-expanded={open}
        name="term"
        value={id}
        aria-describedby={`meaning-${id}`}
        onFocus={() => {
          if (!hasFocus.current) setOpening((now) => now ?? 'shown');
          hasFocus.current = true;
        }}
        // A window that is left takes the focus along and brings it back: a meaning that was closed stays closed.
        onBlur={({ currentTarget }) => {
          hasFocus.current = document.activeElement === currentTarget;
        }}
        // The press itself may have focused the term and so opened the meaning: it must not close it again.
        onClick={() => setOpening((now) => (now === 'pinned' ? undefined : 'pinned'))}
      >
        {children}
      </ScriptedTerm>
      {open && (
        // Focusable, so that a press inside does not close it and its text can be selected.
        <Meaning data-screen-only tabIndex={-1}>
          <span>{glossary.find((entry) => entry.id === id)?.definition}</span>
          {/* Only when pinned: otherwise Tab would stop at this link after every term. */}
          {opening === 'pinned' && (
            <Link href={`#term-${id}`} sx={{ display: 'block', py: 1 }}>
              {education.glossary.seeAll}
            </Link>
          )}
        </Meaning>
      )}
    </TermBox>
  );
}

const TermList = styled('dl')({ columns: '20rem', columnGap: 48 });

/** A term and its meaning; what an address names is tinted. */
const Entry = styled('div')({
  breakInside: 'avoid',
  paddingBlock: 12,
  borderBlockStart: hairline,
  '&:target, &:focus': { background: color('tint') },
});

export function Glossary() {
  return (
    <TermList>
      {glossary.map(({ id, term, definition }) => (
        <Entry key={id} id={`term-${id}`}>
          <Typography variant="label" component="dt">
            {term}
          </Typography>
          <Typography variant="body2" component="dd" id={`meaning-${id}`}>
            {definition}
          </Typography>
        </Entry>
      ))}
    </TermList>
  );
}
