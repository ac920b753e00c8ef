import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { memberLeftOut, selectWritten, senderTyped } from './letterSlice';
import { selectSender, senderRemembered } from './senderSlice';
import type { Sender } from './senderSlice';

/** @returns who signs, and a function that changes it: for this visit, and longer only if the visitor chose that. */
export function useSender(): readonly [Sender, (next: Sender) => void] {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const { sender } = useAppSelector(selectWritten);
  const current = remembered ?? sender;
  return [
    current,
    (next) => {
      const moved = (next.state ?? '') !== (current.state ?? '');
      // Another state has other members and districts: the letter must not name those of the state before.
      if (moved) dispatch(memberLeftOut());
      const changed = { ...next };
      if (moved) delete changed.district;
      dispatch(remembered ? senderRemembered(changed) : senderTyped(changed));
    },
  ];
}
