import { styled } from '@mui/material/styles';
import type { Answer } from '../content/answerIds';

/** The lines of a drawing, in the colour of the text around it; their width is for a grid of 24 px. */
export const lineDrawing = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const Svg = styled('svg')({
  width: '1.25em',
  height: '1.25em',
  flexShrink: 0,
  ...lineDrawing,
  strokeWidth: 2,
});

interface DrawingProps {
  /** On a 20 px grid. */
  readonly path: string;
  /** As in `stroke-dasharray`. */
  readonly dashes?: string | undefined;
  readonly fill?: 'currentColor' | undefined;
  readonly className?: string | undefined;
}

/** A drawing in the colour of the text around it. Hidden from assistive technology: the words beside it say the same. */
function Drawing({ path, dashes, fill, className }: DrawingProps) {
  return (
    <Svg className={className} viewBox="0 0 20 20" aria-hidden>
      <path d={path} strokeDasharray={dashes} fill={fill} />
    </Svg>
  );
}

export function icon(path: string, line: Pick<DrawingProps, 'dashes' | 'fill'> = {}) {
  return function Icon({ className }: { readonly className?: string }) {
    return <Drawing path={path} {...line} className={className} />;
  };
}

/** The sign of each answer, also drawn on a canvas and in CSS, where no element can be. */
export const answerPaths: Readonly<Record<Answer, string>> = {
  yes: 'm4 10.5 4 4 8-9',
  no: 'm5 5 10 10M15 5 5 15',
  undecided: 'M7 7.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M10 15.8v.1',
};

/** The icon of an answer, so that answers do not differ only in colour: some visitors can't see the colours. */
interface AnswerIconProps {
  readonly answer: Answer;
  /** What MUI gives the icon of a chip. */
  readonly className?: string;
}

export function AnswerIcon({ answer, className }: AnswerIconProps) {
  return <Drawing path={answerPaths[answer]} className={className} />;
}

export const QuestionIcon = icon(answerPaths.undecided);
export const MenuIcon = icon('M3 5.5h14M3 10h14M3 14.5h14');
export const ExternalIcon = icon('M8 4.5H4.5v11h11V12M11.5 4h4.5v4.5M16 4l-7 7');
export const EqualIcon = icon('M4 7.5h12M4 12.5h12');
export const DifferIcon = icon('M4 7.5h12M4 12.5h12M13 3.5l-6 13');
export const OpenIcon = icon('M16 10a6 6 0 1 1-12 0 6 6 0 1 1 12 0', { dashes: '3 3' });
const star = 'm10 2.6 2.3 4.7 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.5 8l5.2-.7z';
export const StarIcon = icon(star);
export const StarredIcon = icon(star, { fill: 'currentColor' });
export const ChevronIcon = icon('m5 7.5 5 5 5-5');
export const ArrowIcon = icon('M4 10h12M11 5l5 5-5 5');
export const SaveIcon = icon('M10 3.5v9.5M5.5 8.5 10 13l4.5-4.5M4 16.5h12');
export const BackIcon = icon('M16 10H4M9 5l-5 5 5 5');
export const SoundIcon = icon(
  'M3.5 8v4h2.8l4.2 3.5v-11L6.3 8zM13.2 7.5a3.5 3.5 0 0 1 0 5M15.5 5.2a6.8 6.8 0 0 1 0 9.6',
);
