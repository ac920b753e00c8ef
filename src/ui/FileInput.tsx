import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { site } from 'words/site';
import { color } from '../theme/palette';
import { focusRingAround, hovered, radius } from '../theme/tokens';

const Area = styled('div', { shouldForwardProp: (name) => name !== 'invalid' })<{
  readonly invalid: boolean;
}>(({ invalid }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 12,
  border: invalid ? `2px solid ${color('ink')}` : `1.5px dashed ${color('control')}`,
  borderRadius: radius.control,
  background: color('card'),
  ...focusRingAround(),
  ...hovered,
}));

/** The browser's own control lies over the whole area: it takes presses, keys and dropped files, also before scripts run. */
const Control = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'color'> {
  /** Id of the label, which names the field together with what stands in it: that is what speech control looks for. */
  readonly labelId: string;
  /** The name of the chosen file, as far as the page knows of one. */
  readonly chosen: string | undefined;
}

/** A field for a file, in the page's own words: the browser's are in the language of the browser. */
export function FileInput({ labelId, chosen, ...input }: FileInputProps) {
  const drawnId = useId();
  return (
    <Area invalid={input['aria-invalid'] === true}>
      {/* Drawn only: the control above it is what is pressed. */}
      <Button
        id={drawnId}
        component="span"
        role={undefined}
        variant="outlined"
        size="small"
        tabIndex={-1}
        aria-hidden
      >
        {site.fileField.choose}
      </Button>
      <Typography
        variant="note"
        component="span"
        aria-hidden
        sx={{ color: 'muted', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {chosen ?? site.fileField.none}
      </Typography>
      <Control
        {...input}
        type="file"
        aria-labelledby={`${labelId} ${drawnId}`}
        // The same file may be chosen again, as one that was mended: browsers report no change of its name.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
    </Area>
  );
}
