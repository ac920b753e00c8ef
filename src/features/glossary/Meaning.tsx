import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { glossary } from 'words/glossary';
import type { GlossaryId } from '../../content/pageTypes';
import { color } from '../../ui/palette';

const Box = styled(Popper)({
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
  '& a': { display: 'block', paddingBlock: 4, marginBlockStart: 4 },
  '@media print': { display: 'none' },
});

/** Stays 12 px away from the edges of the screen, 320 px wide ones included. */
const place = [
  { name: 'offset', options: { offset: [0, 6] } },
  { name: 'preventOverflow', options: { padding: 12 } },
  { name: 'flip', options: { padding: 12 } },
];

interface MeaningProps {
  readonly id: GlossaryId;
  readonly anchor: HTMLElement | null;
  /** The way to the whole list. */
  readonly link: ReactNode;
  readonly withLink: boolean;
}

/**
 * The box with what a term means: a Popper, as a Popover would take the focus and the page away. Beside its term, where
 * Tab finds it; it takes focus from a press, so that its words can be selected.
 */
export function Meaning({ id, anchor, link, withLink }: MeaningProps) {
  return (
    <Box
      // Within a paragraph.
      slots={{ root: 'span' }}
      disablePortal
      role={undefined}
      tabIndex={-1}
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={place}
    >
      {glossary.find((entry) => entry.id === id)?.definition}
      {withLink && link}
    </Box>
  );
}
