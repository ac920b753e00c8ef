import { jest } from '@jest/globals';

/**
 * Every write of `key` (of any key if none is named) is refused, as in a full store.
 * @returns a function that ends this.
 */
export function refuseWrites(key?: string, storage: Storage = localStorage): () => void {
  const write = Object.getPrototypeOf(storage) as Storage;
  // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
  const setItem = write.setItem;
  const spy = jest.spyOn(write, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (this === storage && (key === undefined || key === name)) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    setItem.call(this, name, text);
  });
  return () => {
    spy.mockRestore();
  };
}

/** Storage throws on mere access, as where the visitor blocks it. */
export function blockStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}
