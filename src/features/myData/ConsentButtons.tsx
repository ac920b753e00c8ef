import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { consent } from 'words/consent';
import { choices } from '../../persistence/consentDecision';
import type { ConsentChoice } from '../../persistence/consentDecision';

const labels = { accepted: consent.accept, declined: consent.decline };

interface ConsentButtonsProps {
  readonly onDecide: (choice: ConsentChoice) => void;
  /** `null` before any choice. Absent in the banner, which a press removes: its buttons do not stay pressed. */
  readonly chosen?: ConsentChoice | null;
}

/** The same width for both, or the wider one would look like the expected answer. */
export function ConsentButtons({ onDecide, chosen }: ConsentButtonsProps) {
  return (
    <Stack
      direction="row"
      {...(chosen !== undefined && { role: 'group', 'aria-label': consent.label })}
      sx={{ gap: 2, flex: '1 1 280px', maxWidth: 400 }}
    >
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="outlined"
          size="small"
          name="consent"
          value={choice}
          aria-pressed={chosen === undefined ? undefined : chosen === choice}
          onClick={() => onDecide(choice)}
          sx={{ flex: '1 1 0', bgcolor: 'card', px: 2 }}
        >
          {labels[choice]}
        </Button>
      ))}
    </Stack>
  );
}
