import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../app/hooks';
import { release } from '../../content/en/release';
import { color } from '../../ui/palette';
import { applyRelease } from './applyRelease';
import { selectReleaseReady } from './releaseSlice';

const Reload = styled('button')({
  minHeight: 44,
  padding: '6px 16px',
  border: `2px solid ${color('primary')}`,
  borderRadius: 10,
  color: color('primary'),
  background: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: color('tint') },
});

/** Stays at the foot of the page, when the notice is long gone, until the newer release is used. */
export function ReleaseControl() {
  const ready = useAppSelector(selectReleaseReady);
  return (
    ready && (
      <Reload type="button" onClick={() => void applyRelease()}>
        {release.reload}
      </Reload>
    )
  );
}
