import path from 'node:path';

const photo = (name: string) => path.join(import.meta.dirname, 'photos', name);

/** Red above blue, as the camera lay on its side: its EXIF data asks for a quarter turn to the right. */
export const sidewaysPhoto = photo('on-its-side.jpg');

/** Red above blue, 800 by 800. */
export const webpPhoto = photo('two-colors.webp');
