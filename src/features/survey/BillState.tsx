import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { congressEnds } from '../../content/congressEnds';
import { showMark } from '../../lib/showMark';
import { useToday } from '../../lib/today';

/** Words for as long as the Congress lasts to which a bill belongs. The root is marked once it has ended. */
export const WhilePending = styled('span')({ 'html[data-bills-ended] &': { display: 'none' } });

/** What takes their place then. */
export const OnceEnded = styled('span')({ 'html:not([data-bills-ended]) &': { display: 'none' } });

/**
 * Marks a page that stays open until that day; the inline script has marked one that is opened later. Once for the whole
 * page, as a card's text stays as it was printed and runs no effects.
 */
export function useBillsMark(): void {
  const isOver = useToday() >= congressEnds;
  useEffect(() => {
    if (isOver) showMark('bills-ended', 'on');
  }, [isOver]);
}
