import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { saving } from '../../content/en/saving';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../ui/LazyConfirmDialog';
import { color } from '../../ui/palette';
import { eraseEverything } from '../yourData/eraseEverything';

const { askErase } = saving;

/** On the yellow line in both schemes. Prerendered, and shown by the root element's mark like the line itself. */
const EraseButton = styled(Button)({
  display: 'none',
  paddingInline: 16,
  'html[data-consent=declined] &': { display: 'inline-flex' },
  '&, &:hover': { border: '2px solid currentColor', color: color('onUndecided') },
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
        variant="outlined"
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
