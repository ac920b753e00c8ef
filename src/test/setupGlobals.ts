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

// jsdom has neither, and react-router wants both.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so there is nothing to scroll to, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
