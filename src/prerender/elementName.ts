/*
 * If a browser, an extension or a translation has changed the printed page, React draws it anew: other elements then
 * stand for the same buttons and fields. Their texts may have been changed too, so neither tells which one is meant.
 */

/** @returns a name under which `found` finds the same button or field again: its attributes, and which of several. */
export function nameOf(element: HTMLElement): string {
  // The value of a field is what the visitor changes.
  const given = (element.localName === 'button' ? ['name', 'value'] : ['name'])
    .filter((attribute) => element.hasAttribute(attribute))
    .map((attribute) => `[${attribute}=${JSON.stringify(element.getAttribute(attribute))}]`);
  const selector = `#root ${element.localName}${given.join('')}`;
  return `${[...document.querySelectorAll(selector)].indexOf(element)} ${selector}`;
}

export function found(name: string): Element | undefined {
  return document.querySelectorAll(name.slice(name.indexOf(' ')))[parseInt(name)];
}
