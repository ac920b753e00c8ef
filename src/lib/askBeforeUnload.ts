/** Makes the browser ask before it closes or reloads the page. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before 119 asks only for a return value, which the types call deprecated.
  Object.assign(event, { returnValue: true });
}
