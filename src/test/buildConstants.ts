// What webpack's DefinePlugin writes into a real bundle (src/globals.d.ts).
Object.assign(globalThis, {
  BASE_PATH: '',
  SITE_URL: 'https://civicvoice.example',
  CONTACT_EMAIL: 'contact@example.org',
  BUILD_YEAR: 2026,
  RELEASED: '',
  OPERATOR: null,
  SITE_VERSION: '1.0.0',
  SOURCE_URL: '',
});
