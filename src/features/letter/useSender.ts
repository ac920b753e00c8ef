import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import type { AppThunk } from '../../lib/hooks';
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

function isRemembered({ sender }: Pick<Written, 'sender'>, remembered: Sender | null): boolean {
  return remembered !== null && sender === null;
}

/** Lays the change over whoever signs now, which may be another than when the field was drawn. */
function changeSender(change: Partial<Sender>): AppThunk {
  return (dispatch, getState) => {
    const written = selectWritten(getState());
    const remembered = selectSender(getState());
    const before = senderOf(written, remembered);
    const after = { ...before, ...change };
    const isMoved = (after.state ?? '') !== (before.state ?? '');
    const changed = isMoved || after.district === undefined ? withoutDistrict(after) : after;
    dispatch(isRemembered(written, remembered) ? senderRemembered(changed) : senderTyped(changed));
  };
}

export function useSender() {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectSender);
  const written = useAppSelector(selectWritten);
  const sender = senderOf(written, remembered);
  return {
    sender,
    isRemembered: isRemembered(written, remembered),
    change: (change: Partial<Sender>) => dispatch(changeSender(change)),
    remember: (wanted: boolean) => dispatch(wanted ? senderRemembered(sender) : senderForgotten()),
  };
}
