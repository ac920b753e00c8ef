import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export const CompareLead = styled(Typography)({ marginBlockStart: 8 });

export const CompareResult = styled(Typography)({ marginBlock: 8 }) as typeof Typography;

export const CompareNote = styled(Typography)({ marginBlock: 16 });
