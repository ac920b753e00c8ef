import { group } from 'words/group';

/** How a class answers. */
export type Way = keyof typeof group.pick.ways;

export const ways = Object.keys(group.pick.ways) as Way[];

/** With fewer picked, no link is offered: one policy is too little for a lesson, though its code would be valid. */
export const fewestPolicies = 2;

export function readWay(json: unknown): Way {
  return ways.find((way) => way === json) ?? 'phones';
}
