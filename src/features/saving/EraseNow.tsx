import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { saving } from '../../content/en/saving';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { color } from '../../ui/palette';
import { PlainButton } from '../../ui/PlainButton';
import { eraseEverything } from '../yourData/eraseEverything';

const { askErase } = saving;

/** On the yellow line in both schemes. Prerendered, and shown by the root element's mark like the line itself. */
const EraseButton = styled(PlainButton)({
  display: 'none',
  paddingInline: 16,
  'html[data-consent=declined] &': { display: 'inline-flex' },
  '&, &:hover': { borderColor: 'currentColor', color: color('onUndecided'), background: 'transparent' },
  '&:focus-visible': { outlineColor: color('onUndecided') },
});

/** For a shared computer: erases everything of this tab, from any page. */
export function EraseNow() {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const preload = () => void preloadConfirmDialog().catch(() => undefined);
  return (
    <>
      <EraseButton
        type="button"
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => {
          setAsking(true);
        }}
      >
        {saving.eraseNow}
      </EraseButton>
      <LazyConfirmDialog
        open={asking}
        destructive
        title={askErase.title}
        text={askErase.text}
        confirmLabel={askErase.confirm}
        cancelLabel={askErase.cancel}
        onConfirm={() => {
          setAsking(false);
          void dispatch(eraseEverything());
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
