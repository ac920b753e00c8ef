/** Every screen by address, with the one heading it must have. Written down a second time on purpose. */
export const screens = [
  { path: '/', title: 'Your Voice Matters' },
  { path: '/surveys', title: 'Policy Surveys' },
  { path: '/education', title: 'Understanding Legislation' },
  { path: '/register', title: 'Join Our Community' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/cookie-policy', title: 'Cookie Policy' },
  { path: '/my-answers', title: 'My answers' },
] as const;

/** An address nobody ever gave out. */
export const unknownPath = '/no-such-page';

/** All a visitor can land on, the page for unknown addresses included. */
export const everyPath = [...screens.map(({ path }) => path), unknownPath];
