import { congressEnds } from './congressEnds';
import type { Recipient } from './letterTypes';
import type { PolicyId } from './policyIds';

export interface ModelBill {
  readonly introduced: number;
  /** By the chamber in which it is. */
  readonly numbers: Readonly<Partial<Record<Recipient, string>>>;
}

/**
 * The bill of the 119th Congress that a card names as its model. All of them end with that Congress
 * (`congressEnds.ts`). The policies left out have no bill of this Congress that a source could confirm.
 */
export const modelBills: Readonly<Partial<Record<PolicyId, ModelBill>>> = {
  '1': { introduced: 2025, numbers: { representative: 'H.R.\u00a018' } },
  '4': { introduced: 2025, numbers: { representative: 'H.R.\u00a03466' } },
  '6': { introduced: 2026, numbers: { representative: 'H.R.\u00a08413' } },
  '7': { introduced: 2025, numbers: { senator: 'S.\u00a02013' } },
  '8': { introduced: 2026, numbers: { senator: 'S.\u00a03959' } },
  '10': { introduced: 2025, numbers: { senator: 'S.\u00a0275', representative: 'H.R.\u00a0740' } },
};

/**
 * @param today `YYYY-MM-DD`, by the visitor's clock. @returns the bill a letter may name, of the recipient's chamber if
 * possible; `undefined` once its Congress has ended.
 */
export function liveBill(policy: PolicyId, recipient: Recipient, today: string): string | undefined {
  const numbers = today < congressEnds ? modelBills[policy]?.numbers : undefined;
  return numbers?.[recipient] ?? Object.values(numbers ?? {})[0];
}
