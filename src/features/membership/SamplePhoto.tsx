import { register } from 'words/register';
import { sitePath } from '../../lib/paths';
import { SampleFigure } from '../../ui/SampleFigure';

const words = register.sample;

export function SamplePhoto() {
  return (
    <SampleFigure>
      <svg viewBox="0 0 220 226" aria-hidden>
        <image href={sitePath('/sample-photo.svg')} y="24" width="186" height="186" />
        <path d="M1.500 12v8M184.500 12v8M1.500 16h66M119 16h65.500" />
        <text fontSize="14" x="93" y="21.500">
          {words.edge}
        </text>
        <path d="M128 48h72M112 150h88M197 48v102" strokeDasharray="3 3" />
        <text fontSize="14" x="216" y="99" transform="rotate(-90 216 99)">
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
    </SampleFigure>
  );
}
