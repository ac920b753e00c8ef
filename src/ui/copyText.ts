type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts a text on the clipboard. Where the browser refuses, or has no clipboard to offer, the text is selected
 * in its field instead, so that one key press of the visitor's copies it.
 * @returns what was done.
 */
export async function copyText(text: string, field: Field | null): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    field?.focus();
    field?.select();
    return 'selected';
  }
}
