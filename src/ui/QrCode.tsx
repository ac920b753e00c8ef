import { styled } from '@mui/material/styles';
import type { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import { Hint } from './TitledCard';
import { useLoaded } from './useLoaded';

const loadEncoder = async () => (await import(/* webpackChunkName: "qr" */ 'qr')).encodeQR;

/** In modules, the squares it is made of: readers look for it, and get it in every scheme. */
const quietZone = 4;

const Figure = styled('figure')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  margin: '16px 0 0',
  '& svg': { display: 'block', width: 'min(100%, 280px)', borderRadius: 8, forcedColorAdjust: 'none' },
  '& figcaption': { flex: '1 1 200px' },
});

interface QrFigureProps {
  readonly link: string;
  readonly words: {
    readonly label: string;
    readonly failed: string;
    /** Stands beside the code. */
    readonly text: ReactNode;
  };
}

interface QrCodeProps extends QrFigureProps {
  readonly words: QrFigureProps['words'] & { readonly show: string; readonly hide: string };
}

/** A link that another device's camera can read, drawn when it is asked for. */
export function QrCode({ link, words }: QrCodeProps) {
  return (
    <Disclosure show={words.show} hide={words.hide}>
      <QrFigure link={link} words={words} />
    </Disclosure>
  );
}

/** Black on white whatever the scheme. */
export function QrFigure({ link, words }: QrFigureProps) {
  const encoder = useLoaded(loadEncoder, true);
  if (encoder === 'failed') return <Hint role="alert">{words.failed}</Hint>;
  if (!encoder) return null;
  return (
    <Figure>
      <Squares link={link} label={words.label} encoder={encoder} />
      <figcaption>{words.text}</figcaption>
    </Figure>
  );
}

interface SquaresProps {
  readonly link: string;
  readonly label: string;
  readonly encoder: typeof encodeQR;
}

/** As shapes of React's own rather than the library's text, which would have to be trusted as HTML. */
function Squares({ link, label, encoder }: SquaresProps) {
  const rows = encoder(link, 'raw', { ecc: 'medium', border: quietZone });
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
