/** What a tab says to the service worker: use the waiting release, or drop files that no tab needs any more. */
export type ReleaseMessage = 'use' | 'tidy';
