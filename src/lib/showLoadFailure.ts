const message = () => document.getElementById('load-failure');

/**
 * The message is in every page already (`app/prerender.tsx`), as nothing may load that could draw it later. The region
 * around it is shown from the start, so that screen readers announce what appears in it.
 */
export function showLoadFailure() {
  const line = message();
  if (!line) return;
  line.hidden = false;
  line.lastElementChild?.addEventListener('click', () => location.reload());
}

export function hideLoadFailure() {
  const line = message();
  if (line) line.hidden = true;
}
