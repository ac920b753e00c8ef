import { styled } from '@mui/material/styles';
import { register } from 'words/register';
import { color, light } from '../../ui/palette';

const words = register.sample;

const Figure = styled('figure')({
  margin: 0,
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  alignItems: 'center',
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  // In the drawing's own units: about 12 px on the screen, whatever size it is drawn at.
  '& text': { fontSize: 17 },
  '& h2': { margin: '0 0 4px', fontSize: '1.25rem', lineHeight: 1.3 },
  '& ul': {
    gridColumn: '1 / -1',
    margin: 0,
    paddingInlineStart: 20,
    color: color('muted'),
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& li + li': { marginBlockStart: 4 },
  '@media (min-width: 480px)': {
    gridTemplateColumns: '180px minmax(0, 1fr)',
    rowGap: 10,
    '& svg': { gridRow: 'span 2' },
    '& figcaption': { alignSelf: 'end' },
    '& ul': { gridColumn: 2, alignSelf: 'start' },
  },
  '@media (min-width: 900px)': {
    gridTemplateColumns: '1fr',
    '& svg': { maxWidth: 260 },
    '& text': { fontSize: 11 },
    '& ul': { gridColumn: 1 },
  },
});
const Caption = styled('figcaption')({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& strong': { fontWeight: 650 },
});

/** The drawing is of a print on white paper, so it keeps its daylight colours in the dark scheme; only the marks follow it. */
const mark = { stroke: color('muted'), strokeWidth: 1.2, fill: 'none' };
const label = { fill: color('muted'), textAnchor: 'middle' as const };

/** A drawn passport-style photo with its two measures: the edge of the print and the height of the head. */
export function SamplePhoto() {
  return (
    <Figure>
      <svg viewBox="0 0 220 226" aria-hidden focusable={false}>
        <rect x="1" y="25" width="184" height="184" rx="6" fill={light.card} stroke={light.control} />
        <clipPath id="sample-photo-edge">
          <rect x="1.500" y="25.500" width="183" height="183" rx="5.500" />
        </clipPath>
        <g clipPath="url(#sample-photo-edge)">
          <path d="M18 214c2-34 26-48 60-52l15 10 15-10c34 4 58 18 60 52z" fill={light.primary} />
          <path d="M76 161l17 24 17-24-5-4H81z" fill={light.tint} />
          <path d="M79 138h28v22c0 9-28 9-28 0z" fill="#c98f6b" />
          <path
            d="M55 96c-2-36 14-52 38-52s40 16 38 52c-1 14-4 22-7 26H62c-3-4-6-12-7-26z"
            fill={light.ink}
          />
          <path d="M62 98c0-26 12-38 31-38s31 12 31 38c0 30-14 52-31 52S62 128 62 98z" fill="#dba583" />
          <path
            d="M61 100c2-20 10-28 20-32 14 8 32 6 42 8 2 6 2 14 2 24 4-30-8-48-32-48S57 70 61 100z"
            fill={light.ink}
          />
          <path
            d="M75 95q6-4 12 0M99 95q6-4 12 0"
            stroke={light.ink}
            strokeWidth="2.200"
            fill="none"
            strokeLinecap="round"
          />
          <circle cx="81" cy="103" r="2.600" fill={light.ink} />
          <circle cx="105" cy="103" r="2.600" fill={light.ink} />
          <path
            d="M93 105v13q0 2-3.500 2.500"
            stroke="#b67a58"
            strokeWidth="2"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d="M83 131q10 6 20 0"
            stroke="#a85f4b"
            strokeWidth="2.400"
            fill="none"
            strokeLinecap="round"
          />
        </g>
        <path {...mark} d="M1.500 12v8M184.500 12v8M1.500 16h66M119 16h65.500" />
        <text {...label} x="93" y="21.500">
          {words.edge}
        </text>
        <path {...mark} d="M128 48h72M112 150h88M197 48v102" strokeDasharray="3 3" />
        <text {...label} x="216" y="99" transform="rotate(-90 216 99)">
          {words.head}
        </text>
      </svg>
      <Caption>
        <h2>{words.heading}</h2>
        <strong>{words.caption}</strong>
      </Caption>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Figure>
  );
}
