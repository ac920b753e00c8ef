/** Nothing leaves the site, in any release; workers, which have no meta tag, are held to it by the header. */
export const sendsNothing = "connect-src 'self'; form-action 'none'";

/**
 * The policy that hosts send as a header, beside the one in each page's meta tag: browsers enforce both. It holds what
 * only a header can (`frame-ancestors`) and what is the same for every release. Hashes of inline code are not in it:
 * whenever a host reads the header file of another release, every page would be without its style.
 */
export const headerPolicy = `${sendsNothing}; frame-ancestors 'none'`;

/** In its place for the cards that other sites may show in a frame (`EmbedCard.tsx`): they have nothing to press but links. */
export const framedPolicy = `${sendsNothing}; frame-ancestors *`;
