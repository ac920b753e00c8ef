import type { PolicyId } from './policyIds';

export const sides = ['for', 'against'] as const;

export type Side = (typeof sides)[number];

const five = { for: ['a', 'b', 'c', 'd', 'e'], against: ['a', 'b', 'c', 'd', 'e'] } as const;

/**
 * The ids of each card's Pros (`for`) and Cons (`against`), in the order of the card. They are stored with what weighs most
 * for a visitor. An argument that is reworded keeps its id; one that takes the place of another gets an id that its side
 * never had, or the visitor would be said to have chosen it.
 */
export const argumentIds: Readonly<Record<PolicyId, Readonly<Record<Side, readonly string[]>>>> = {
  '1': five,
  '2': five,
  '3': five,
  '4': five,
  '5': five,
  '6': five,
  '7': five,
  '8': five,
  '9': five,
  '10': { for: ['a', 'f', 'c', 'd', 'e'], against: five.against },
};

/** What one argument is called where there is no room for it, by policy, side and id. */
export type ArgumentLabels = Readonly<
  Record<PolicyId, Readonly<Record<Side, Readonly<Record<string, string>>>>>
>;
