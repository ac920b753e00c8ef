import { styled } from '@mui/material/styles';
import type { PolicyId } from '../content/policyIds';
import { CheckboxGroup } from './CheckboxGroup';
import { hairline } from './tokens';

export const AnswerChecks = styled(CheckboxGroup<PolicyId>)({
  '& .MuiFormControlLabel-root': { borderBlockStart: hairline },
  '& .MuiFormControlLabel-label': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    flexWrap: 'wrap',
    gap: '8px 16px',
  },
});

export const TileRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlock: 16,
});

export const WarningList = styled('ul')({ marginBlockStart: 12, '& li': { marginBlockStart: 4 } });
