import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { saving } from 'words/saving';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { color } from '../../ui/palette';
import { eraseEverythingAndLeave } from '../yourData/erase';
import { selectIsSavingFailing } from './savingSlice';

const Line = styled('div')({
  // Part of every prerendered page, and shown by an attribute of the root, so that after Decline it is there with
  // the first paint.
  'html:not([data-consent=declined]) &:not([data-failing])': { display: 'none' },
  '@media print': { display: 'none' },
  background: color('undecided'),
  color: color('onUndecided'),
  fontSize: '0.875rem',
  fontWeight: 650,
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: 8,
  '& p': { margin: 0, flex: '1 1 170px' },
  // On yellow in both color schemes. Styled here and not as a button of its own, because every page has this line, and a
  // button of its own would add 3 kB of styles to each.
  '& .MuiButton-root': { paddingInline: 16, '&:focus-visible': { outlineColor: color('onUndecided') } },
  '& .MuiButton-root, & .MuiButton-root:hover': {
    borderColor: 'currentColor',
    color: color('onUndecided'),
    background: 'transparent',
  },
  'html:not([data-consent=declined]) & .MuiButton-root': { display: 'none' },
});

/** Stands on the page as long as what the visitor enters is not being saved on the device. */
export function NotSavedLine() {
  const dispatch = useAppDispatch();
  const failing = useAppSelector(selectIsSavingFailing);
  return (
    <div role="status" aria-label={saving.label}>
      <Line data-failing={failing || undefined}>
        <Row>
          <p>{failing ? saving.failing : saving.declined}</p>
          {/* For shared computers: erases everything and ends the visit, from any page. */}
          <ConfirmButton
            color="primary"
            question={saving.askErase}
            destructive
            onConfirm={() => dispatch(eraseEverythingAndLeave())}
          >
            {saving.eraseNow}
          </ConfirmButton>
        </Row>
      </Line>
    </div>
  );
}
