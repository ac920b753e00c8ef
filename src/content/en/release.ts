/** The lasting offer of a newer release, at the bottom of the page. */
export const release = { reload: 'Reload to get the new version' } as const;
