/** Stands for a font file, which jest does not load. */
export default 'font.woff2';
