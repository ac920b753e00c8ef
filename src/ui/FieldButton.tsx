import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button at the end of a field's box. */
export const FieldButton = styled(Button)({ flexShrink: 0, minHeight: 44, padding: '4px 12px' });
