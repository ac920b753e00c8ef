import { saveBlob } from '../../ui/saveBlob';

/** Hands a text to the visitor as a download. */
export function saveFile(name: string, text: string, type: 'application/json' | 'text/plain'): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
