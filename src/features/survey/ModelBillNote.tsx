import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { congressEnds } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import type { ModelBill } from '../../content/modelBills';

const Pending = styled('p')({ 'html[data-bills-ended] &': { display: 'none' } });
const Ended = styled('p')({ 'html:not([data-bills-ended]) &': { display: 'none' } });

/**
 * What became of the bill that a card names. The page is printed before and read after its Congress ends, so it holds
 * both sentences, and the inline script, which knows the visitor's day, marks the page before the first paint: nothing
 * moves. Without scripts the first one stays, which is true on any day.
 */
export function ModelBillNote({ introduced, numbers }: ModelBill) {
  const facts = [Object.values(numbers).join(' / '), introduced, fullDay(congressEnds)] as const;
  return (
    <>
      <Pending>{surveys.bill.pending(...facts)}</Pending>
      <Ended>{surveys.bill.ended(...facts)}</Ended>
    </>
  );
}
