import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import { Hint } from './Hint';
import { spread } from './layout';
import { useLoaded } from '../lib/useLoaded';
import { radius } from '../theme/tokens';

const loadEncoder = async () => (await import(/* webpackChunkName: "qr" */ 'qr')).encodeQR;

/** Width of the white margin in modules (the squares of the code). Scanners need it, also in the dark scheme. */
const quietZone = 4;

const Figure = styled('figure')({
  ...spread,
  margin: '16px 0 0',
  '& svg': {
    display: 'block',
    width: 'min(100%, 280px)',
    borderRadius: radius.control,
    forcedColorAdjust: 'none',
  },
  '& figcaption': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Around a code that is read at arm's length, or by a laptop's camera across a desk. */
export const LargeCode = styled('div')({ '& figure svg': { width: 'min(100%, 440px)' } });

interface QrFigureProps {
  readonly link: string;
  readonly words: {
    readonly label: string;
    readonly failed: string;
    readonly text: ReactNode;
  };
}

interface QrCodeProps extends QrFigureProps {
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
export function QrFigure({ link, words }: QrFigureProps) {
  const [encode, isLost] = useLoaded(loadEncoder, true);
  if (!encode) return <Hint role="alert">{isLost && words.failed}</Hint>;
  const rows = encode(link, 'raw', { ecc: 'medium', border: quietZone });
  const size = rows.length;
  // Drawn by React: the library's SVG is text, and Trusted Types refuse to insert text as HTML.
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Figure>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.label} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={squares.join('')} fill="#000" />
      </svg>
      <figcaption>{words.text}</figcaption>
    </Figure>
  );
}
