import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { selectWritten, senderTyped } from './letterSlice';
import type { Written } from './letterSlice';
import { noSender, selectSender, senderForgotten, senderRemembered, withoutDistrict } from './senderSlice';
import type { Sender } from './senderSlice';

/**
 * @returns who signs: what was typed in this tab, else the remembered sender. So what another tab remembers replaces
 * nothing that is being typed here, and what it forgets stays in the fields.
 */
export function senderOf(
  { sender, lastRemembered }: Pick<Written, 'sender' | 'lastRemembered'>,
  remembered: Sender | null,
): Sender {
  return sender ?? remembered ?? lastRemembered ?? noSender;
}

export function useSender() {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const written = useAppSelector(selectWritten);
  const sender = senderOf(written, remembered);
  const isRemembered = remembered !== null && written.sender === null;
  return {
    sender,
    isRemembered,
    change: (next: Sender) => {
      const isMoved = (next.state ?? '') !== (sender.state ?? '');
      const changed = isMoved || next.district === undefined ? withoutDistrict(next) : next;
      dispatch(isRemembered ? senderRemembered(changed) : senderTyped(changed));
    },
    remember: (wanted: boolean) => dispatch(wanted ? senderRemembered(sender) : senderForgotten()),
  };
}
