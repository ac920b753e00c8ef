/** The lasting offer of a newer release, at the bottom of the page. */
export const release = { reload: 'Volver a cargar para usar la nueva versión' } as const;
