/** Shows the line every page carries for when a script it cannot do without is lost or breaks (`print/prerender.tsx`). */
export function showLoadFailure() {
  const line = document.getElementById('load-failure');
  if (!line) return;
  // Only now: whoever looks for an alert in the page should find none before.
  line.role = 'alert';
  line.hidden = false;
  line.lastElementChild?.addEventListener('click', () => location.reload());
}
