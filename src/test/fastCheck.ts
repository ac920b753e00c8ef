import fc from 'fast-check';

// A test tries the same values on every machine, so that it is not red on one of them by chance. To try others:
// `FUZZ_SEED=$RANDOM npx jest`.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

export { fc };
