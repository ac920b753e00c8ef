import fc from 'fast-check';

// A test tries the same values on every machine, so that it is not red on one of them by chance. To try others:
// `FUZZ_SEED=$RANDOM npx jest`.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const codePoint = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/**
 * Any text. Not `unit: 'binary'`, which lists all million code points first: that takes half a second in each file, and
 * seconds where memory is short.
 */
export const anyString = (limits: { readonly maxLength?: number } = {}) =>
  fc.oneof(fc.string({ unit: 'binary-ascii', ...limits }), fc.string({ unit: codePoint, ...limits }));

export { fc };
