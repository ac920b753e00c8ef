/** Shows the line every page carries for when a script it cannot do without was lost (`app/Unfinished.tsx`). */
export function offerReload() {
  const line = document.getElementById('unfinished');
  if (!line) return;
  // Only now: whoever looks for an alert in the page should find none before.
  line.role = 'alert';
  line.hidden = false;
  line.lastElementChild?.addEventListener('click', () => {
    location.reload();
  });
}
