import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { register } from '../../../content/en/register';
import { color } from '../../../ui/palette';
import { useStrength } from './useStrength';

const words = register.password;

const Line = styled('div')({
  marginBlockStart: 8,
  minHeight: '1.5em',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

const Meter = styled('span')({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(4, 24px)',
  gap: 4,
  marginInlineEnd: 12,
  verticalAlign: 'middle',
  '& > span': {
    height: 6,
    borderRadius: 3,
    background: color('track'),
    border: `1px solid ${color('control')}`,
  },
  '& > [data-on]': { background: color('primary'), borderColor: color('primary') },
});

/** How hard the password is to guess: advice, never a condition. */
export function StrengthLine() {
  const line = useRef<HTMLDivElement>(null);
  const strength = useStrength(line);
  return (
    <Line ref={line} aria-live="polite">
      {strength && (
        <>
          <Meter aria-hidden>
            {[1, 2, 3, 4].map((level) => (
              <span key={level} data-on={strength.score >= level || undefined} />
            ))}
          </Meter>
          {words.strength} <strong>{words.levels[strength.score]}</strong>.{' '}
          {strength.hint && words.hints[strength.hint]}
        </>
      )}
    </Line>
  );
}
