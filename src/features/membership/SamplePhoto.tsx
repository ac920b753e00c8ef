import { styled } from '@mui/material/styles';
import { register } from 'words/register';
import { sitePath } from '../../lib/paths';
import { color } from '../../ui/palette';
import { text } from '../../ui/tokens';

const words = register.sample;

const Figure = styled('figure')({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
  fontSize: text.note.fontSize,
  lineHeight: 1.5,
  // The drawing shows a photo on white paper, so it is the same in the dark scheme; only the measures change colour.
  '& path': { stroke: color('muted'), strokeWidth: 1.2, fill: 'none' },
  // In units of the drawing: 17 here and 11 below both make about 12 px on the screen.
  '& text': { fontSize: 17, fill: color('muted'), textAnchor: 'middle' },
  '& h2': { margin: '0 0 4px', fontSize: '1.25rem', lineHeight: 1.3 },
  '& svg': { width: 160 },
  // If enlarged text leaves less than this beside the drawing, the caption moves below it.
  '& figcaption': { display: 'contents', '& > div': { flex: '1 1 8rem' } },
  '& ul': { flex: '1 0 100%', margin: 0, color: color('muted') },
  '@media (min-width: 900px)': {
    '& svg': { width: 260 },
    '& figcaption > div': { flexBasis: '100%' },
    '& text': { fontSize: 11 },
  },
});

export function SamplePhoto() {
  return (
    <Figure>
      <svg viewBox="0 0 220 226" aria-hidden>
        <image href={sitePath('/sample-photo.svg')} y="24" width="186" height="186" />
        <path d="M1.500 12v8M184.500 12v8M1.500 16h66M119 16h65.500" />
        <text x="93" y="21.500">
          {words.edge}
        </text>
        <path d="M128 48h72M112 150h88M197 48v102" strokeDasharray="3 3" />
        <text x="216" y="99" transform="rotate(-90 216 99)">
          {words.head}
        </text>
      </svg>
      <figcaption>
        <div>
          <h2>{words.heading}</h2>
          <strong>{words.caption}</strong>
        </div>
        <ul>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </figcaption>
    </Figure>
  );
}
