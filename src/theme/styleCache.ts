import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

export function styleCache(): EmotionCache {
  // Without emotion's vendor prefixes, which are a seventh of the styles of a page. The two that browsers of today need,
  // for printed colors (Chrome before 136) and for text that can't be selected (Safari), stand where they are used.
  return createCache({ key: 'cv', stylisPlugins: [] });
}
