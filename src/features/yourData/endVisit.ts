import { paths, sitePath } from '../../paths';
import { leaveWithoutAsking } from '../../ui/LeaveGuard';

/** How long one step back may take (ms) before the last page is opened from where we are. */
const patience = 1000;

/**
 * Opens the page that says what is gone. The addresses this visit left in the tab's history may name a policy or
 * hold somebody's answers: only the entry one stands on can be rewritten, so this goes back to the visit's first
 * entry, makes it the home page, and goes on from there, which drops all that followed. The last page is loaded anew,
 * as no memory of this one may outlive the visit.
 */
export function endVisit(): void {
  leaveWithoutAsking();
  // Back from the last page must not show this one as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  goToFirstEntry();
}

function goToFirstEntry(): void {
  // As React Router counts the entries of the visit.
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
  // An entry that React Router did not make (a fragment typed into the address) has no number, and the one after it starts at 1 again.
  history.go(-(index ?? 1));
}

function openLastPage(): void {
  history.replaceState(null, '', sitePath(paths.home));
  location.assign(sitePath(paths.erased));
}
