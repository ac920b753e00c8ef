import { styled } from '@mui/material/styles';
import type { GlossaryId } from '../../content/pageTypes';
import { color } from '../../ui/palette';
import { Meaning } from './Meaning';
import { useMeaningOpen } from './useMeaningOpen';

const Wrap = styled('span')({ position: 'relative' });

const Term = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: `underline dotted ${color('primary')} 2px`,
  textUnderlineOffset: '0.22em',
  cursor: 'help',
  // A target of 24 px though the line is text: what is pressed reaches above and below the letters.
  paddingBlock: 4,
  marginBlock: -4,
  lineHeight: 1.2,
  // Without scripts it opens nothing; the glossary at the end of the page has the meaning.
  'html:not([data-scripts]) &': { textDecoration: 'none', cursor: 'inherit' },
});

interface GlossaryTermProps {
  readonly id: GlossaryId;
  readonly children: string;
}

/**
 * A word with its meaning behind it. Its description is the entry in the glossary list, which is always
 * on the page: a screen reader that asks while the box is only just opening gets the words all the same.
 */
export function GlossaryTerm({ id, children }: GlossaryTermProps) {
  const { wrap, term, open, pinned, onFocus, onClick, onBlur } = useMeaningOpen();
  return (
    <Wrap ref={wrap} onBlur={onBlur}>
      <Term
        ref={term}
        type="button"
        aria-expanded={open}
        aria-describedby={`meaning-${id}`}
        onFocus={onFocus}
        onClick={onClick}
      >
        {children}
      </Term>
      {open && <Meaning id={id} withLink={pinned} />}
    </Wrap>
  );
}
