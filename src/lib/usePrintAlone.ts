import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The part of a screen that is being printed, which then has to have `data-print-alone`; and a function to print one. */
export function usePrintAlone<Part extends string>() {
  const [alone, setAlone] = useState<Part>();
  function print(part: Part) {
    // At once, because `print` copies the page as it is: a later render would leave the other parts on paper.
    flushSync(() => setAlone(part));
    window.addEventListener('afterprint', () => setAlone(undefined), { once: true });
    window.print();
  }
  return [alone, print] as const;
}
