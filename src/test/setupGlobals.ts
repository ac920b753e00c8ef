import { TextDecoder, TextEncoder } from 'node:util';

// What webpack's DefinePlugin writes into a real bundle (src/globals.d.ts).
Object.assign(globalThis, {
  BASE_PATH: '',
  SITE_URL: 'https://civicvoice.example',
  CONTACT_EMAIL: 'contact@example.org',
  BUILD_YEAR: 2026,
  RELEASED: '',
  OPERATOR: null,
  SITE_VERSION: '1.0.0',
});

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

// jsdom lays nothing out, so there is nothing to scroll to, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
