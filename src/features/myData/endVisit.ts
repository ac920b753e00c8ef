import { paths, sitePath } from '../../lib/paths';
import { leaveWithoutAsking } from '../../ui/LeaveGuard';

/** In ms, for going back in the history. After that the last page is opened from wherever the browser is. */
const patience = 1000;

/**
 * Opens the last page, which says what was erased. Addresses in the tab's history may name a policy or hold somebody's
 * answers, and a page can rewrite only the current entry. So this goes back to the first entry of this document,
 * makes it the home page, and opens the last page from there, which drops all later entries. Those of before a change of
 * language stay, because they are of another document: the last page says that Back may lead there. The last page is a new document,
 * because nothing in the memory of this one may outlive the visit.
 */
export function endVisit(): void {
  leaveWithoutAsking();
  // Back from the last page may restore this page, with what was erased still on it: reload it then.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  goToFirstEntry();
}

function goToFirstEntry(): void {
  // React Router numbers the history entries of a document in `history.state.idx`, from 0.
  const index = (history.state as { idx?: number } | null)?.idx;
  if (index === 0) {
    openLastPage();
    return;
  }
  const timer = setTimeout(openLastPage, patience);
  const onArrival = () => {
    clearTimeout(timer);
    goToFirstEntry();
  };
  window.addEventListener('popstate', onArrival, { once: true });
  // An entry that the visitor made by typing a fragment into the address has no number, and the next one starts at 1
  // again. So going back by the number may end there; one more step back then leads to a numbered entry.
  history.go(-(index ?? 1));
}

function openLastPage(): void {
  history.replaceState(null, '', sitePath(paths.home));
  location.assign(sitePath(paths.erased));
}
