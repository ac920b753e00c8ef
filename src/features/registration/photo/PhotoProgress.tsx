import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { register } from '../../../content/en/register';

/** Shorter waits (ms) are over before a sign of them could be read. */
const noticeable = 300;

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });

/** Stands while a photo is being prepared; mount it when the work starts. */
export function PhotoProgress() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, noticeable, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!long) return null;
  return (
    <Line>
      <CircularProgress size={18} aria-hidden />
      {register.photo.preparing}
    </Line>
  );
}
