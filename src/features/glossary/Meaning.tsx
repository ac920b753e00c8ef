import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { education } from '../../content/en/education';
import { glossary } from '../../content/en/glossary';
import type { GlossaryId } from '../../content/pageTypes';
import { color } from '../../ui/palette';
import { placeInView } from './placeInView';

const definitions = new Map(glossary.map(({ id, definition }) => [id, definition]));

const Box = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(100% + 6px)',
  '&[data-above=true]': { insetBlock: 'auto calc(100% + 6px)' },
  zIndex: 5,
  width: 'max-content',
  maxWidth: 'min(320px, 100vw - 24px)',
  padding: '12px 16px',
  border: `1px solid ${color('control')}`,
  borderRadius: 12,
  background: color('card'),
  color: color('ink'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontWeight: 400,
  fontStyle: 'normal',
  textAlign: 'start',
  '& a': { display: 'block', paddingBlock: 4, marginBlockStart: 4 },
  '@media print': { display: 'none' },
});

interface MeaningProps {
  readonly id: GlossaryId;
  /** Offers the way to the whole list; not while only passing by, where it would be one more stop for Tab. */
  readonly withLink: boolean;
}

/** The meaning of a term, beside it. Takes focus from a press, so that its words can be selected and copied. */
export function Meaning({ id, withLink }: MeaningProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ shift: 0, above: false });

  useLayoutEffect(() => {
    function settle() {
      if (box.current) setPlace(placeInView(box.current));
    }
    settle();
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('resize', settle);
    };
  }, [withLink]);

  return (
    <Box
      ref={box}
      tabIndex={-1}
      data-above={place.above}
      // Physical on purpose: the screen has the same two edges in every script.
      style={{ transform: `translateX(${place.shift}px)` }}
    >
      {definitions.get(id)}
      {withLink && <a href={`#term-${id}`}>{education.glossary.seeAll}</a>}
    </Box>
  );
}
