import { leaveWithoutAsking } from '../../ui/LeaveGuard';

/**
 * Reloads this page after another tab erased, so that no form, dialog or memory of it still holds what was erased.
 * @param reload replaced in tests, because jsdom can't reload.
 */
export function reloadAfterErasure(keys: readonly string[], reload = () => location.reload()): void {
  leaveWithoutAsking();
  // Firefox keeps the text of fields across a reload, so they are emptied first.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.value = '';
  // The address of a comparison or a group holds answers after its #, which the reload would show again.
  if (keys.includes('votes')) history.replaceState(history.state, '', location.pathname + location.search);
  reload();
}
