import type { embedCard as english } from '../en/embedCard';
import type { Widened } from '../widened';

export const embedCard = {
  title: (title: string) => `${title}: una pregunta de Civic Voice`,
  bothSides: 'Los dos lados, con fuentes',
  note: 'Cada enlace abre Civic Voice en una pestaña nueva. Esta ficha no usa cookies y nadie cuenta su respuesta.',
} as const satisfies Widened<typeof english>;
