import Button from '@mui/material/Button';
import { useAppSelector } from '../../hooks';
import { release } from 'words/release';
import { applyRelease, selectReleaseReady } from './releaseSlice';

/** Stays at the foot of the page, when the notice is long gone, until the newer release is used. */
export function ReleaseControl() {
  const ready = useAppSelector(selectReleaseReady);
  return (
    ready && (
      <Button variant="outlined" onClick={() => void applyRelease()}>
        {release.reload}
      </Button>
    )
  );
}
