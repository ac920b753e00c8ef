import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface ProgressButtonProps extends ButtonProps {
  /** Shows progress and ignores presses. Not MUI's `loading`, which disables the button, so that it loses its focus. */
  readonly busy: boolean;
}

export function ProgressButton({ busy, onClick, children, ...rest }: ProgressButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      aria-busy={busy}
      startIcon={busy && <CircularProgress size={18} color="inherit" aria-hidden />}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span>{children}</span>
    </Button>
  );
}
