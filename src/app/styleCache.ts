import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Class prefix of the site's generated styles; the prerendered style tag carries it so that the browser adopts it. */
const styleKey = 'cv';

/** A fresh emotion cache: one per browser page, one per prerendered page. */
export function styleCache(): EmotionCache {
  return createCache({ key: styleKey });
}
