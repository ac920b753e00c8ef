import { argumentLabels } from 'words/argumentLabels';
import { argumentIds } from '../../content/argumentIds';
import type { ArgumentLabels, Side } from '../../content/argumentIds';
import type { PolicyId } from '../../content/policyIds';

/** The most that is read from across a room. */
const mostPoints = 2;

const labels: ArgumentLabels = argumentLabels;

/** @returns the first two points of one side, in a few words, for a poster. */
export function posterPoints(id: PolicyId, side: Side): readonly string[] {
  return argumentIds[id][side].slice(0, mostPoints).flatMap((argument) => labels[id][side][argument] ?? []);
}
