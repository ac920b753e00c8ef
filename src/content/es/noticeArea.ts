import type { noticeArea as english } from '../en/noticeArea';
import type { Widened } from '../widened';

/** Where notices appear. Apart from what they say, which is fetched with the first one. */
export const noticeArea = { label: 'Avisos', close: 'Cerrar' } as const satisfies Widened<typeof english>;
