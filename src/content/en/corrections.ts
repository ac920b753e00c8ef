import type { Correction } from '../types';

/** Newest first. After changing a card, add a line above the others; the failing test prints the fingerprint. */
export const corrections: readonly Correction[] = [
  {
    policy: '2',
    date: '2026-11-22',
    change:
      'Said what the plan set up in 2025 asks of borrowers, and after how long it forgives what is left.',
    text: '8a935816',
  },
  {
    policy: '3',
    date: '2026-11-22',
    change:
      'Said that the cost to the hospital fund is a sum over six years, and which plans the higher prices are for.',
    text: '6dab014a',
  },
  {
    policy: '4',
    date: '2026-11-22',
    change:
      'Added the President’s limit on refugees for 2026 beside the one in the bill, and said what the RAISE Act was.',
    text: 'fbdaa6f3',
  },
  {
    policy: '5',
    date: '2026-11-22',
    change:
      'Said how fast the price in the estimate rises, and that the damage per ton is worldwide. Poorer households pay a larger share of their income, not of the tax.',
    text: 'f5c6094b',
  },
  {
    policy: '6',
    date: '2026-11-22',
    change: 'Said that Europe’s law took effect in 2018; it was adopted earlier.',
    text: '2ec484cc',
  },
  {
    policy: '8',
    date: '2026-11-22',
    change:
      'Replaced two sources whose websites have closed. Added that most people freed early had earned credits, and how often people cooperate with and without a minimum.',
    text: '2b1e3edf',
  },
  {
    policy: '9',
    date: '2026-11-22',
    change: 'Said that the 2026 law does not fund its grants, and which years the cost of a home is from.',
    text: '5a36800a',
  },
  {
    policy: '10',
    date: '2026-11-22',
    change: 'Added an outside estimate of the cost, mended a broken address and made the question clearer.',
    text: '4a54af1e',
  },
  {
    policy: '1',
    date: '2026-11-22',
    change:
      'Said that private sales without a check are allowed only within one state. A study of four states takes the place of one of California, whose law did more than ask for checks. Used a newer opinion survey.',
    text: '8875e3bf',
  },
  {
    policy: '2',
    date: '2026-11-22',
    change:
      'Added the 2025 law and the end of older repayment plans. Corrected the cost estimate, which is a present value and not a sum over 30 years. Named the study on who gains.',
    text: '575f1669',
  },
  {
    policy: '3',
    date: '2026-11-22',
    change:
      'Said that most of the 7.3 million people who would have Medicare are insured now, and named the years that each cost covers.',
    text: 'd97ab920',
  },
  {
    policy: '4',
    date: '2026-11-22',
    change:
      'Added the pauses of the lottery and of visas for 75 countries. Added the lower family limit and the temporary visa for parents. Left out two figures whose pages could not be opened.',
    text: '32af7f9d',
  },
  {
    policy: '5',
    date: '2026-11-22',
    change:
      'Reworded the question and said that buyers may bear the charge. Added the repeal of limits on carbon from vehicles, and that Canada kept its price on large industry.',
    text: '3ba4b90c',
  },
  {
    policy: '6',
    date: '2026-11-22',
    change:
      'Reworded the question. Added the House bill of 2026 and the count of state laws. Corrected what studies of Europe’s law found: larger market shares, not fewer free services.',
    text: '28e2454a',
  },
  {
    policy: '7',
    date: '2026-11-22',
    change:
      'Said which year each estimate is from. Added the range of the 2019 estimate, a study of state increases and whom a $15 floor would reach.',
    text: '63768c40',
  },
  {
    policy: '8',
    date: '2026-11-22',
    change:
      'Replaced an estimate that its author has since updated, and figures by race that had nothing to compare them with. Added the 2025 law on fentanyl, a Supreme Court ruling and the fall in overdose deaths.',
    text: '63dd26f9',
  },
  {
    policy: '9',
    date: '2026-11-22',
    change:
      'Said that the ROAD to Housing Act became law in July 2026. Corrected what the study of families in shelters found, and added costs per home and a study of rents.',
    text: '38c560b1',
  },
  {
    policy: '10',
    date: '2026-11-22',
    change:
      'Said that the right to private care is already law and only its limits are in regulation. Split the question in two. Named the years that each cost covers, and updated the count of centers.',
    text: '3652f026',
  },
];
