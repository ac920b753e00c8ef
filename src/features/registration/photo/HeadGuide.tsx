import { styled } from '@mui/material/styles';

/** White on dark, so that it shows on any picture. */
const Guide = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
});

/** Where the head belongs: chin to crown takes 50 to 69% of a passport photo's height. */
export function HeadGuide() {
  const oval = { cx: 50, cy: 46, rx: 22.5, ry: 30 };
  return (
    <Guide viewBox="0 0 100 100" aria-hidden focusable={false}>
      <ellipse {...oval} stroke="#000" strokeOpacity={0.55} strokeWidth={1.6} />
      <ellipse {...oval} stroke="#fff" strokeWidth={0.8} strokeDasharray="3 2" />
    </Guide>
  );
}
