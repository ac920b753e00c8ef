import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { encodeQR } from 'qr';
import { Buttons, Hint } from './TitledCard';
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

interface QrCodeProps {
  readonly link: string;
  readonly words: {
    readonly show: string;
    readonly hide: string;
    readonly label: string;
    readonly text: string;
    readonly failed: string;
  };
}

/** A link that another device's camera can read, drawn when it is asked for. Black on white whatever the scheme. */
export function QrCode({ link, words }: QrCodeProps) {
  const [open, setOpen] = useState(false);
  const encoder = useLoaded(loadEncoder, open);
  return (
    <>
      <Buttons>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? words.hide : words.show}
        </Button>
      </Buttons>
      {open && encoder === 'failed' && <Hint role="alert">{words.failed}</Hint>}
      {open && encoder && encoder !== 'failed' && (
        <Figure>
          <Squares link={link} label={words.label} encoder={encoder} />
          <figcaption>{words.text}</figcaption>
        </Figure>
      )}
    </>
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
