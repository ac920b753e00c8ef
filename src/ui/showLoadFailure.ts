/**
 * Shows the message that every page holds for the case that its scripts do not load or throw (`print/prerender.tsx`).
 */
export function showLoadFailure() {
  const line = document.getElementById('load-failure');
  if (!line) return;
  // The role is set here and not prerendered: before a failure no alert must be found in the page.
  line.role = 'alert';
  line.hidden = false;
  line.lastElementChild?.addEventListener('click', () => location.reload());
}
