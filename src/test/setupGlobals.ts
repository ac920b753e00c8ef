import { TextDecoder, TextEncoder } from 'node:util';
import './buildConstants';

// jsdom has none of these. React Router needs them: it makes a `Request` for each address that it goes to.
class FakeRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';

  constructor(url: string | URL, { signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}
Object.assign(globalThis, { TextDecoder, TextEncoder, Request: FakeRequest });

// jsdom draws nothing, so no typeface ever comes.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { load: () => Promise.resolve([]), check: () => false },
});

// jsdom measures nothing, and asks for no file.
Object.assign(globalThis, {
  PerformanceObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

// jsdom lays nothing out, so there is nothing to scroll to, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
