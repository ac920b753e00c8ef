import { keyframes } from '@mui/material/styles';
import { education } from 'words/education';
import type { Phase } from '../../content/pageTypes';
import { color } from '../../theme/palette';

const phases: readonly Phase[] = education.process.phases;

/** @returns the number, from 1, of the step that comes after so many phases: steps are numbered through all of them. */
export function firstStepAfter(count: number): number {
  return phases.slice(0, count).flatMap(({ steps }) => steps).length + 1;
}

/** What comes after all steps, which is about the end of the river. */
const afterSteps = firstStepAfter(phases.length);

/** Which steps, from 1, each gate of the river is about, from the top. */
const stepsOf = [[1], [2, 3], [4], [5, 6, 7, 8], [9], [afterSteps]] as const;

const timelineOf = (step: number) => `--step-${step}`;

/** For a box around both the river and the steps: without it, no gate finds the timeline of a step, and none is marked. */
export const stepTimelines = { timelineScope: stepsOf.flat().map(timelineOf).join() };

/**
 * Runs while the step crosses a twentieth of the window in its middle: about as much as two steps are apart, so that one
 * begins as the other ends. The first below a title begins earlier, with that title.
 * @param step from 1.
 */
export const stepTimeline = (step: number, isBelowTitle: boolean) => ({
  viewTimelineName: timelineOf(step),
  viewTimelineInset: `49% ${isBelowTitle ? 25 : 46}%`,
});

const lit = keyframes`from, to { border-color: ${color('primary')}; box-shadow: 0 -2px ${color('primary')}; color: ${color('primary')}; }`;

/**
 * Marks a gate while a step that it is about is in the middle of the window. Styles alone do it, so a browser without
 * scroll timelines marks no gate. Its visitors miss no information: the drawing only illustrates the steps. Without
 * `!important` no gate would be marked for visitors who want less motion, as `app/global.css` ends all animations for
 * them; this one changes a color and moves nothing.
 */
export function litInView(gate: number) {
  const steps = stepsOf[gate] ?? [];
  return {
    animation: `${steps.map(() => `${lit} linear`).join()} !important`,
    animationTimeline: `${steps.map(timelineOf).join()} !important`,
  };
}
