/** The message is in every page already (`app/prerender.tsx`), as nothing may load that could draw it later. */
export function showLoadFailure() {
  const line = document.getElementById('load-failure');
  if (!line) return;
  // Not prerendered with its role: no alert may be found in a page whose scripts work.
  line.role = 'alert';
  line.hidden = false;
  line.lastElementChild?.addEventListener('click', () => location.reload());
}

export function hideLoadFailure() {
  const line = document.getElementById('load-failure');
  if (!line) return;
  line.role = null;
  line.hidden = true;
}
