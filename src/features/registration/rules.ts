/** Longest name, email or file name, in characters; keeps a hostile record from filling the page. */
export const longestText = 254;

/**
 * What browsers check for `<input type="email">` (WHATWG HTML), plus a dot in the domain. A stricter
 * pattern would refuse real addresses; whether mail arrives can't be known without a server.
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Photos are stored as 600 x 600 JPEG of at most 240 kB, the State Department’s limits for digital visa photos (docs/storage.md). */
export const photoEdge = 600;
export const photoMaxBytes = 240_000;
