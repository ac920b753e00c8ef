import { useAppSelector } from '../../hooks';
import { release } from '../../content/en/release';
import { PlainButton } from '../../ui/PlainButton';
import { applyRelease } from './applyRelease';
import { selectReleaseReady } from './releaseSlice';

/** Stays at the foot of the page, when the notice is long gone, until the newer release is used. */
export function ReleaseControl() {
  const ready = useAppSelector(selectReleaseReady);
  return (
    ready && (
      <PlainButton type="button" onClick={() => void applyRelease()}>
        {release.reload}
      </PlainButton>
    )
  );
}
