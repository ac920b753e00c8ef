/** Where notices appear. Apart from what they say, which is fetched with the first one. */
export const noticeArea = { label: 'Avisos', close: 'Cerrar' } as const;
