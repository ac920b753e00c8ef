import { readFileSync } from 'node:fs';
import { fixedPolicies } from '../src/test/fixedPolicies';

/** Every screen by address, with the one heading it must have. Written down a second time on purpose. */
export const screens = [
  { path: '/', title: 'Your Voice Matters' },
  { path: '/surveys', title: 'Policy Surveys' },
  { path: '/education', title: 'Understanding Legislation' },
  { path: '/register', title: 'Join Our Community' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/cookie-policy', title: 'Cookie Policy' },
  { path: '/letter', title: 'Write or Call' },
  { path: '/share', title: 'Share Your Answers' },
  { path: '/compare', title: 'Compare Answers' },
  { path: '/group', title: 'Compare as a Group' },
  { path: '/class', title: 'Your class' },
  { path: '/my-answers', title: 'My answers' },
  { path: '/erased', title: 'Everything is erased' },
  { path: '/about', title: 'About Civic Voice' },
  { path: '/accessibility', title: 'Accessibility' },
  { path: '/embed', title: 'Cards for Your Site' },
] as const;

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** Where the sitemap of the built site says there is a page: a new screen joins every list below by itself. */
const sitemapPaths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
const isSpanish = (path: string) => path.startsWith('/es/');
/** A page that search engines should not list. */
export const unlistedPath = '/erased';
const publishedPaths = [...sitemapPaths.filter((path) => !isSpanish(path)), unlistedPath];

/** The same pages in Spanish. */
export const spanishPaths = [...sitemapPaths.filter(isSpanish), `/es${unlistedPath}`, `/es${unknownPath}`];

/** All a visitor can land on in English, the page for unknown addresses included. */
export const everyPath = [...publishedPaths, unknownPath];

/** The pages of one policy each differ in their words alone. */
export const policyPaths = fixedPolicies.map(
  ({ title }) => `/surveys/${title.toLowerCase().replaceAll(' ', '-')}`,
);

/** The policy page with the longest words. */
const longestPolicyPath = '/surveys/veterans-healthcare-modernization';

/** Every page, but only one of the policy pages, which are built alike. */
export const everyKindOfPage = everyPath.filter(
  (path) => !policyPaths.includes(path) || path === longestPolicyPath,
);
