import Button from '@mui/material/Button';
import { congress as words } from 'words/congress';
import { phoneLink } from '../../lib/officialSites';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Several members are listed, so each link has to name its own for those who hear it by itself. */
export function Of({ name }: { readonly name: string }) {
  return <VisuallyHidden> ({name})</VisuallyHidden>;
}

interface CallButtonProps {
  readonly phone: string;
  readonly name: string;
  readonly size?: 'small' | 'medium';
}

/** A number that is broken over two lines is hard to dial. */
export function CallButton({ phone, name, size = 'medium' }: CallButtonProps) {
  return (
    <Button
      variant="outlined"
      size={size}
      href={phoneLink(phone)}
      sx={{ whiteSpace: 'nowrap', justifySelf: 'start' }}
    >
      {/* An element: React could not remove a text that a translation has replaced. */}
      <span>
        {words.call(phone)}
        <Of name={name} />
      </span>
    </Button>
  );
}
