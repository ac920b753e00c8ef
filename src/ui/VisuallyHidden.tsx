import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Read by assistive technology, not drawn. */
export const VisuallyHidden = styled('span')(visuallyHidden);
