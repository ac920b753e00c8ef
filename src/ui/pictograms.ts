import type { PolicyId } from '../content/policyIds';

/**
 * Drawn by `<path d>` and by `Path2D` on a canvas: a 24 px grid, for a line 1.7 wide with round ends. In order: a
 * person under a magnifying glass, a graduate's cap, a heart with a pulse, a passport, a leaf, a padlock, a banknote, a
 * balance, a house, a medal. No letter, no sign of a party or a brand, and no mark that could be taken for an answer,
 * such as a tick.
 */
export const pictograms: Readonly<Record<PolicyId, string>> = {
  '1': 'M17.5 10.3a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 1 1 14.4 0M15.5 15.5l5.4 5.4M12.5 8.2a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 1 1 4.4 0M6.2 16a4.2 4.2 0 0 1 8.2 0',
  '2': 'M2 9.5 12 4.8 22 9.5 12 14.2zM6 11.5v4.7c0 1.5 2.7 2.8 6 2.8s6-1.3 6-2.8v-4.7M22 9.5v6',
  '3': 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1zM5 12.5h4l1.8-3 2.6 5 1.6-2h4',
  '4': 'M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM16.2 10.2a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 1 1 8.4 0M12 6c-2.3 2.6-2.3 5.8 0 8.4 2.3-2.6 2.3-5.8 0-8.4zM9.8 18h4.4',
  '5': 'M7 17C3.5 10 8 4 20.2 4 20.8 15 14.5 20.5 7 17zM3.8 20.5c2-4.5 5-7.5 9.2-9.5',
  '6': 'M6.5 10.5h11a2 2 0 0 1 2 2v6.7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.7a2 2 0 0 1 2-2zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.7v2.3',
  '7': 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 1 1 5.6 0M5.7 12h.01M18.3 12h.01',
  '8': 'M12 3.2v17.3M8 20.5h8M5 6.2h14M5 6.2 2 13.5h6zM2 13.5a3 3 0 0 0 6 0M19 6.2l-3 7.3h6zM16 13.5a3 3 0 0 0 6 0',
  '9': 'M2.8 11.8 12 3.5l9.2 8.3M5.5 9.7v10.8h13V9.7M9.7 20.5v-6h4.6v6',
  '10': 'M10.4 9.6 7 2.8h10l-3.4 6.8M17.8 15.4a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 1 1 11.6 0M9.7 15.4 12 13.3l2.3 2.1M9.7 18.3 12 16.2l2.3 2.1',
};
