import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { policyIds } from '../../content/policyIds';
import { from, inRoomOf } from '../../theme/tokens';

/** The place of what is said once all questions are answered. */
export const placeWhenDone = policyIds.length + 1;

const seen = { display: 'grid', visibility: 'visible' } as const;

/** Until the app has loaded the stored answers, `data-next` of the root element says which place is seen. */
const seenByMark = Object.fromEntries(
  [...policyIds.slice(1), String(placeWhenDone)].map((place) => [
    `html[data-next="${place}"] &[data-question="${place}"]`,
    seen,
  ]),
);

const Place = styled('div')({
  // All are in one cell, so that the sheet is as high as the longest question, and an answer moves nothing. Not where text
  // is enlarged: the longest would keep the answers of the others off the window.
  gridArea: '1 / 1',
  display: 'none',
  [inRoomOf('answers')]: { display: 'grid' },
  rowGap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  alignItems: 'start',
  visibility: 'hidden',
  [from('lg')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto',
    alignItems: 'center',
    columnGap: 48,
  },
  'html:not([data-next]) &[data-current]': seen,
  ...seenByMark,
  // Once nothing is left to ask, no question's room is kept.
  [`&[data-over], html[data-next="${placeWhenDone}"] &:not([data-question="${placeWhenDone}"])`]: {
    display: 'none',
  },
});

interface QuestionPlaceProps {
  readonly place: number;
  readonly isCurrent: boolean;
  /** True for a question once all are answered. */
  readonly isOver: boolean;
  /** The ids of what names it. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Where one question stands, or what follows the last one. A group, so that it can take the focus and say its name. */
export function QuestionPlace({ place, isCurrent, isOver, labelledBy, children }: QuestionPlaceProps) {
  return (
    <Place
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-question={place}
      data-current={isCurrent ? '' : undefined}
      data-over={isOver ? '' : undefined}
    >
      {children}
    </Place>
  );
}
