import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Strength, StrengthAnswer, StrengthRequest } from './strengthMessages';

/** Typing is judged when it pauses this long (ms), so that assistive technology hears one verdict, not one per key. */
const typingPause = 500;

const ownFields = ['firstName', 'lastName', 'email'];

function valueOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/**
 * Judges the password of the form around `anchor`. The estimator and its word lists (half a megabyte)
 * are fetched on first use; if they can't be, there is no advice and nothing else changes.
 * @returns `null` while there is no password or no verdict.
 */
export function useStrength(anchor: RefObject<HTMLElement | null>): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form) return;
    let worker: Worker | undefined;
    let timer: number | undefined;
    let asked = 0;
    let live = true;

    function judge(within: HTMLFormElement) {
      const password = valueOf(within, 'password');
      if (password === '') setStrength(null);
      else if (worker) {
        const own = ownFields.map((name) => valueOf(within, name)).filter((text) => text !== '');
        worker.postMessage({ id: ++asked, password, own } satisfies StrengthRequest);
      }
    }
    function judgeSoon() {
      clearTimeout(timer);
      timer = window.setTimeout(judge, typingPause, form);
    }

    import('./startStrengthWorker')
      .then(({ startStrengthWorker }) => {
        if (!live) return;
        worker = startStrengthWorker();
        worker.addEventListener('message', ({ data }: MessageEvent<StrengthAnswer>) => {
          if (data.id === asked) setStrength(valueOf(form, 'password') === '' ? null : data);
        });
        judge(form);
      })
      .catch(() => undefined);
    form.addEventListener('input', judgeSoon);
    return () => {
      live = false;
      clearTimeout(timer);
      form.removeEventListener('input', judgeSoon);
      worker?.terminate();
    };
  }, [anchor]);
  return strength;
}
