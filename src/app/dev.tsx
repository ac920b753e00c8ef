/* Entry of the development server only: the built pages carry these styles in their head. */
import sans from './fonts/public-sans.woff2';
import serif from './fonts/source-serif.woff2';
import { documentStyle } from './document/documentStyle';

const style = document.createElement('style');
style.textContent = documentStyle({ serif, sans });
document.head.append(style);

void import('./main');
