import type { ReactNode } from 'react';

/**
 * Content that never changes after it was printed. While a prerendered page is being hydrated there are
 * no `children`: React then keeps the markup that stands there, so neither its code nor its text has to
 * be downloaded and built a second time. Everywhere else it draws `children` as usual.
 */
export function Adopted({ children }: { readonly children: ReactNode }) {
  if (children) return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
