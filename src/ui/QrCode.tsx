import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import { Hint } from './Hint';
import { useLoaded } from '../lib/useLoaded';
import { radius } from '../theme/tokens';

const loadEncoder = async () => (await import(/* webpackChunkName: "qr" */ 'qr')).encodeQR;

/** Width of the white margin in modules (the squares of the code). Scanners need it, also in the dark scheme. */
const quietZone = 4;

/** Widths: beside text; read at arm's length, or by a laptop's camera across a desk; on a wall. */
const codeWidths = {
  usual: 'min(100%, 280px)',
  large: 'min(100%, 440px)',
  // A phone reads a code from up to ten times its width away: a smaller one fails in the back row.
  wall: 'min(100%, 68vh)',
  // Grows with the sheet.
  poster: '20vmin',
} as const;

type CodeSize = keyof typeof codeWidths;

const Figure = styled('figure')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});

const Code = styled('svg', { shouldForwardProp: (name) => name !== 'size' })<{ readonly size: CodeSize }>(
  ({ size }) => ({
    display: 'block',
    width: codeWidths[size],
    borderRadius: radius.control,
    forcedColorAdjust: 'none',
  }),
);

const Caption = styled('figcaption', { shouldForwardProp: (name) => name !== 'size' })<{
  readonly size: CodeSize;
}>(({ size }) => ({
  flex: size === 'wall' ? '1 1 24rem' : '1 1 200px',
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

interface QrFigureProps {
  readonly link: string;
  readonly words: {
    readonly label: string;
    readonly failed: string;
    readonly text: ReactNode;
  };
  readonly size?: CodeSize;
}

interface QrCodeProps extends Omit<QrFigureProps, 'size'> {
  readonly words: QrFigureProps['words'] & { readonly show: string; readonly hide: string };
}

export function QrCode({ link, words }: QrCodeProps) {
  return (
    <Disclosure show={words.show} hide={words.hide}>
      <QrFigure link={link} words={words} />
    </Disclosure>
  );
}

/** Black on white in the dark scheme too: some scanners cannot read light squares. */
export function QrFigure({ link, words, size = 'usual' }: QrFigureProps) {
  const [encode, isLost] = useLoaded(loadEncoder, true);
  if (!encode) return <Hint role="alert">{isLost && words.failed}</Hint>;
  const rows = encode(link, 'raw', { ecc: 'medium', border: quietZone });
  const across = rows.length;
  // Drawn by React: the library's SVG is text, and Trusted Types refuse to insert text as HTML.
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Figure>
      <Code
        size={size}
        viewBox={`0 0 ${across} ${across}`}
        role="img"
        aria-label={words.label}
        shapeRendering="crispEdges"
      >
        <rect width={across} height={across} fill="#fff" />
        <path d={squares.join('')} fill="#000" />
      </Code>
      <Caption size={size}>{words.text}</Caption>
    </Figure>
  );
}
