import { useAppDispatch, useAppSelector } from '../../hooks';
import { memberLeftOut, selectWritten, senderTyped } from './letterSlice';
import { selectSender, senderRemembered } from './senderSlice';
import type { Sender } from './senderSlice';

/** Who signs, and how to change it: kept for the visit, and longer only where the visitor asked for that. */
export function useSender(): readonly [Sender, (next: Sender) => void] {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const { sender } = useAppSelector(selectWritten);
  const current = remembered ?? sender;
  return [
    current,
    (next) => {
      const moved = (next.state ?? '') !== (current.state ?? '');
      // Another state has other members and other districts.
      if (moved) dispatch(memberLeftOut());
      const changed = { ...next };
      if (moved) delete changed.district;
      dispatch(remembered ? senderRemembered(changed) : senderTyped(changed));
    },
  ];
}
