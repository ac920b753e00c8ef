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
  // The address of a comparison or a group holds answers after its #, and the entry's state what was chosen on the page:
  // the reload would show them again. `idx` is React Router's number of the entry, which `endVisit` needs.
  const { idx } = (history.state ?? {}) as { idx?: number };
  if (keys.includes('votes')) history.replaceState({ idx }, '', location.pathname + location.search);
  reload();
}
