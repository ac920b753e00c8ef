import { congressEnds } from './congressEnds';
import type { Recipient } from './letterTypes';
import type { PolicyId } from './policyIds';

/**
 * The bill of the 119th Congress that a card names as its model, by the chamber in which it is. All of them end with
 * that Congress (`congressEnds.ts`). The policies left out have no bill of this Congress that a source could confirm.
 */
export const modelBills: Readonly<Partial<Record<PolicyId, Readonly<Partial<Record<Recipient, string>>>>>> = {
  '1': { representative: 'H.R.\u00a018' },
  '4': { representative: 'H.R.\u00a03466' },
  '6': { representative: 'H.R.\u00a08413' },
  '7': { senator: 'S.\u00a02013' },
  '8': { senator: 'S.\u00a03959' },
  '10': { senator: 'S.\u00a0275', representative: 'H.R.\u00a0740' },
};

/**
 * @param today `YYYY-MM-DD`, by the visitor's clock. @returns the bill a letter may name, of the recipient's chamber if
 * possible; `undefined` once its Congress has ended.
 */
export function liveBill(policy: PolicyId, recipient: Recipient, today: string): string | undefined {
  const bills = today < congressEnds ? modelBills[policy] : undefined;
  return bills?.[recipient] ?? Object.values(bills ?? {})[0];
}
