import Typography from '@mui/material/Typography';
import { surveys } from 'words/surveys';
import { congressEnds } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import type { ModelBill } from '../../content/modelBills';
import type { PolicyId } from '../../content/policyIds';
import { Named } from '../../ui/Named';
import { OnceEnded, WhilePending } from './BillState';

const othersEnded: Readonly<Partial<Record<PolicyId, string>>> = surveys.bill.othersEnded;

interface NoteProps {
  readonly bill: ModelBill;
  readonly of: PolicyId;
}

/**
 * What became of the bill that a card names. The page is printed before and read after its Congress ends, so it holds
 * both sentences, and the inline script, which knows the visitor's day, marks the page before the first paint: nothing
 * moves. `useBillsMark` marks a page that stays open until that day. Without scripts the first one stays, which is true
 * on any day.
 */
export function ModelBillNote({ bill: { introduced, numbers }, of }: NoteProps) {
  const others = othersEnded[of];
  const facts = [Object.values(numbers).join(' / '), introduced, fullDay(congressEnds)] as const;
  return (
    <Typography variant="note">
      <WhilePending>{surveys.bill.pending(...facts)}</WhilePending>
      <OnceEnded>
        {surveys.bill.ended(...facts)} {others && <Named text={others} />}
      </OnceEnded>
    </Typography>
  );
}
