import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { noSender } from './senderDocument';
import type { Sender } from './senderDocument';
import { selectSender, senderForgotten, senderRemembered } from './senderSlice';

/**
 * Who signs the letter: remembered in the store once the visitor asks for it, and until then known to this screen
 * only, so that no state, storage or developer tool holds what nobody asked to keep.
 */
export function useSender() {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const [typed, setTyped] = useState(noSender);
  const sender = remembered ?? typed;

  return {
    sender,
    isRemembered: remembered !== null,
    change: (next: Sender) => {
      if (remembered) dispatch(senderRemembered(next));
      else setTyped(next);
    },
    remember: (wanted: boolean) => {
      setTyped(sender);
      dispatch(wanted ? senderRemembered(sender) : senderForgotten());
    },
  };
}
