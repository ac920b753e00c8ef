import { styled } from '@mui/material/styles';
import { useAppDispatch } from '../../hooks';
import { saving } from '../../content/en/saving';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { color } from '../../ui/palette';
import { eraseEverything } from '../yourData/eraseEverything';

/** On the yellow line in both schemes. Prerendered, and shown by the root element's mark like the line itself. */
const EraseButton = styled(ConfirmButton)({
  display: 'none',
  paddingInline: 16,
  'html[data-consent=declined] &': { display: 'inline-flex' },
  '&, &:hover': { borderColor: 'currentColor', color: color('onUndecided'), background: 'transparent' },
  '&:focus-visible': { outlineColor: color('onUndecided') },
});

/** For a shared computer: erases everything of this tab, from any page. */
export function EraseNow() {
  const dispatch = useAppDispatch();
  return (
    <EraseButton question={saving.askErase} destructive onConfirm={() => dispatch(eraseEverything())}>
      {saving.eraseNow}
    </EraseButton>
  );
}
