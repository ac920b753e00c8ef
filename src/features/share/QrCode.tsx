import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { encode } from 'uqr';
import { share } from 'words/share';
import { useLoaded } from '../../ui/useLoaded';
import { Buttons, Hint } from '../../ui/TitledCard';

const words = share.link.qr;

const loadEncode = async () => (await import(/* webpackChunkName: "qr" */ 'uqr')).encode;

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

/** A link that another device's camera can read, drawn when it is asked for. Black on white whatever the scheme. */
export function QrCode({ link }: { readonly link: string }) {
  const [open, setOpen] = useState(false);
  const encoder = useLoaded(loadEncode, open);
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
          <Squares link={link} encoder={encoder} />
          <figcaption>{words.text}</figcaption>
        </Figure>
      )}
    </>
  );
}

interface SquaresProps {
  readonly link: string;
  readonly encoder: typeof encode;
}

/** As shapes of React's own rather than the library's text, which would have to be trusted as HTML. */
function Squares({ link, encoder }: SquaresProps) {
  const { data, size } = encoder(link, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
