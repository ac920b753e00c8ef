import { paths, sitePath } from '../../lib/paths';
import { leaveWithoutAsking } from '../../ui/LeaveGuard';

/** Where forms hold what was erased, if it is not everywhere: what others show of it follows the state. */
const screensWith: Readonly<Record<string, string | undefined>> = { user: sitePath(paths.register) };

/**
 * A class's policies, perhaps with the step that is shown. It holds no answer: without it a student would need the
 * teacher's link again. Every other code after the # of an address holds answers and must go.
 */
const onlyClass = /^#c\d+\.[\w-]+(?:\/[\w-]+)?$/;

/**
 * Reloads this page after another tab erased, or a later page of this tab while the browser kept this one for Back, so
 * that no form, dialog or memory of it still holds what was erased.
 * @param reload replaced in tests, because jsdom can't reload.
 */
export function reloadAfterErasure(keys: readonly string[], reload = () => location.reload()): void {
  if (!keys.some((key) => (screensWith[key] ?? location.pathname) === location.pathname)) return;
  leaveWithoutAsking();
  // Firefox keeps the text of fields across a reload, so they are emptied first.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.value = '';
  if (keys.includes('votes') && !onlyClass.test(location.hash)) {
    // The reload would show again what the address of a comparison or a group holds. `idx` is React Router's number of
    // the entry, which `endVisit` needs.
    const { idx } = (history.state ?? {}) as { idx?: number };
    history.replaceState({ idx }, '', location.pathname + location.search);
  }
  reload();
}
