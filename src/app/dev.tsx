/* Entry of the development server only: the built pages carry these styles in their head. */
import sans from './fonts/public-sans.woff2';
import serif from './fonts/source-serif.woff2';
import { globalCss } from './globalCss';

const style = document.createElement('style');
style.textContent = globalCss({ serif, sans });
document.head.append(style);

void import('./main');
