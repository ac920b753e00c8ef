import type { storedItems } from './en/storedItems';

interface PrivacyEdition {
  /** From which both policies are effective. */
  readonly day: `${number}-${number}-${number}`;
  /** Of what is stored from then on. */
  readonly mark: string;
  /** The items that are new or hold something else since the edition before; the Privacy Policy names them. */
  readonly changed: readonly (keyof typeof storedItems)[];
}

/**
 * The editions of the Cookie Policy and the Privacy Policy, newest first. If what is stored changes, `storageLifetimes.test.ts`
 * fails until the line it prints stands above the others: without it, the policies would keep a day on which they said
 * something else.
 */
export const privacyEditions: readonly [PrivacyEdition, ...PrivacyEdition[]] = [
  {
    day: '2026-11-27',
    mark: 'a7417c63',
    changed: ['reasons', 'classroom', 'sender', 'arrived', 'sharing', 'typing'],
  },
  { day: '2026-11-22', mark: '2c6dc698', changed: [] },
];

export const effectiveDay = privacyEditions[0].day;
