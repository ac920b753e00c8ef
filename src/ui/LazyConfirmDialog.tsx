import { useEffect, useEffectEvent } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { useLoaded } from '../lib/useLoaded';

export const preloadConfirmDialog = () => import('./ConfirmDialog');

/** `ConfirmDialog`, fetched when first opened. If that fails, `window.confirm` asks instead. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [loaded, isLost] = useLoaded(preloadConfirmDialog, props.open);
  const askPlainly = useEffectEvent(() => {
    if (window.confirm(props.question.text)) props.onConfirm();
    else props.onCancel();
  });
  const plain = props.open && isLost;
  useEffect(() => {
    if (plain) askPlainly();
  }, [plain]);
  return loaded && <loaded.ConfirmDialog {...props} />;
}
