import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { compare } from '../../content/en/compare';
import { decodeShared } from '../share/shareCode';
import { color } from '../../ui/palette';
import { Comparison } from './Comparison';

const Problem = styled('p')({
  margin: '0 0 8px',
  padding: '16px 20px',
  borderRadius: 12,
  border: `2px solid ${color('no')}`,
  background: color('card'),
  fontWeight: 600,
});

interface CompareWithProps {
  /** From the address; may be any text. */
  readonly code: string;
  /** The visitor pasted it just now, and is to be taken to the result. */
  readonly takesFocus: boolean;
}

/** The comparison, or why there is none. */
export function CompareWith({ code, takesFocus }: CompareWithProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { shared, problem } = decodeShared(code);
  const isEmpty = shared && Object.keys(shared.votes).length === 0;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, code]);

  if (problem || isEmpty) return <Problem role="alert">{compare.problems[problem ?? 'nothing']}</Problem>;
  return (
    <section aria-labelledby="comparison">
      <Typography variant="h2" id="comparison" ref={heading} tabIndex={-1}>
        {shared.name ? compare.result.headingWithName(shared.name) : compare.result.heading}
      </Typography>
      <Comparison shared={shared} />
    </section>
  );
}
