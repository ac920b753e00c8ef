import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

export function styleCache(): EmotionCache {
  // Without emotion's vendor prefixes, which are a seventh of the styles of a page: engines that need them know neither
  // `:has()` nor container queries, without which the site can't be drawn anyway.
  return createCache({ key: 'cv', stylisPlugins: [] });
}
