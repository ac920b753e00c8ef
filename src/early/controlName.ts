/*
 * If a browser, an extension or a translation has changed the printed page, React draws it anew, and what is loaded
 * draws more or fewer buttons than were printed: neither an element, its words nor its place says which one is meant.
 */

/** @returns what tells a button or field from all others of its page; `undefined` if it has no name. */
export function nameOf(control: EarlyControl): ControlName | undefined {
  // The value of any other field is what the visitor changes.
  const isOneOfSome = control instanceof HTMLButtonElement || control.type === 'checkbox';
  return control.name ? { name: control.name, value: isOneOfSome ? control.value : undefined } : undefined;
}

export function isNamed(control: EarlyControl, { name, value }: ControlName): boolean {
  const own = nameOf(control);
  return own?.name === name && own.value === value;
}

/** All that the visitor can press or fill in, but words with a meaning, which the browser itself shows. */
export const controls = '#root :is(button:not([popovertarget]),input,select,textarea)';

export function findControl(named: ControlName): EarlyControl | undefined {
  return [...document.querySelectorAll<EarlyControl>(controls)].find((control) => isNamed(control, named));
}
