import type { Erasure } from '../../storage/deviceStorage';
import { leaveWithoutAsking } from '../../ui/LeaveGuard';

/**
 * Another tab erased: this page is loaded anew, so that nothing of it outlives that in a form, a dialog or in memory.
 * @param reload for tests: jsdom can't.
 */
export function reloadAfterErasure(erasure: Erasure, reload = () => location.reload()): void {
  leaveWithoutAsking();
  // Firefox fills fields again on a reload.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.value = '';
  // A link of Compare or of a group holds answers behind its #.
  if (erasure === 'everything') history.replaceState(history.state, '', location.pathname + location.search);
  reload();
}
