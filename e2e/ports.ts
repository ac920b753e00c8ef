/** Of the built site. Two runs at once on one machine need two of them. The other ports follow it. */
export const sitePort = Number(process.env.E2E_PORT ?? 4173);

/**
 * Of a host that a test starts for itself, one at a time.
 * @param place the test's `parallelIndex`. A worker's number would not do: a run starts any number of workers, and
 * browsers refuse some of the ports further up (5060). The next nine stay free for this site's own server, which moves
 * to one of them where its port is taken.
 */
export const hostPort = (place: number): number => sitePort + 200 + place * 10;
