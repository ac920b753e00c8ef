import { register } from 'words/register';
import { sitePath } from '../../lib/paths';
import { Stack } from '../../ui/layout';

const words = register.sample;

export function SamplePhoto() {
  return (
    <Stack gap={12} as="figure">
      <svg viewBox="0 0 220 226" width="200" aria-hidden>
        <image href={sitePath('/sample-photo.svg')} y="24" width="186" height="186" />
        <g fill="none" stroke="currentColor" strokeWidth="1.2">
          <path d="M1.500 12v8M184.500 12v8M1.500 16h66M119 16h65.500" />
          <path d="M186 48h14M186 150h14M197 48v102" strokeDasharray="3 3" />
        </g>
        <g fill="currentColor" fontSize="14" textAnchor="middle">
          <text x="93" y="21.500">
            {words.edge}
          </text>
          <text x="216" y="99" transform="rotate(-90 216 99)">
            {words.head}
          </text>
        </g>
      </svg>
      <figcaption>
        <h2>{words.heading}</h2>
        <strong>{words.caption}</strong>
        <ul>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </figcaption>
    </Stack>
  );
}
