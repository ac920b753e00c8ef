import { styled } from '@mui/material/styles';
import { site } from '../content/en/site';
import { color } from '../ui/palette';
import { serif } from '../ui/typefaces';

const Name = styled('span')({ fontFamily: serif, fontWeight: 700, fontSize: '1.3125rem' });

/** A speech bubble holding the three answers: the site's only ornament. */
export function Logo() {
  return (
    <>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <path
          d="M17 3C8.7 3 2 8.6 2 15.6c0 4 2.2 7.5 5.6 9.800L6.8 31l6.3-3.300c1.3.3 2.6.4 3.9.4 8.3 0 15-5.6 15-12.5S25.3 3 17 3Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
        />
        <circle cx="10.2" cy="15.6" r="2.7" fill="#5fd08f" />
        <circle cx="17" cy="15.6" r="2.7" fill={color('undecided')} />
        <circle cx="23.8" cy="15.6" r="2.7" fill="#ff8a80" />
      </svg>
      <Name>{site.name}</Name>
    </>
  );
}
