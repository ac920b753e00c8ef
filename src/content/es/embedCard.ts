import type { embedCard as english } from '../en/embedCard';
import type { Widened } from '../widened';

export const embedCard = {
  title: (title: string) => `${title}: una pregunta de Civic Voice`,
  bothSides: 'Los dos lados, con fuentes',
  note: 'Abre Civic Voice en una pestaña nueva. Sin cookies ni conteos.',
} as const satisfies Widened<typeof english>;
