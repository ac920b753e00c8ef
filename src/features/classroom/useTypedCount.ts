import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { typedCount } from './hands';

/**
 * What a field for a count of people needs. It shows what was typed as long as that means the count: at "3." a field that
 * showed the 3 alone would make 35 of "3.5".
 * @param count as it is shown; an empty text for none.
 */
export function useTypedCount(count: number | '', onCount: (count: number) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed !== undefined && typedCount(typed) === Number(count) ? typed : count,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(value);
      onCount(typedCount(value));
    },
    onBlur: () => setTyped(undefined),
  };
}
