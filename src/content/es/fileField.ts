import type { fileField as english } from '../en/fileField';
import type { Widened } from '../widened';

/** Words of a field for a file: the browser's own are in the language of the browser. */
export const fileField = {
  choose: 'Elegir un archivo',
  none: 'Ningún archivo elegido. También puede soltarlo aquí.',
} as const satisfies Widened<typeof english>;
