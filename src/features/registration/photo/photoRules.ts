/** A file larger than this is refused unread. */
export const mostFileBytes = 25 * 1024 * 1024;

/** A picture whose header promises more pixels than this is refused undecoded: opening it could exhaust the device. */
export const mostPixels = 100_000_000;
