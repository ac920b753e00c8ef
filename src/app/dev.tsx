/* Entry of the development server only: the built pages carry these styles in their head. */
import sans from './fonts/public-sans.woff2';
import serif from './fonts/source-serif.woff2';
import paper from './print.css';
import { documentStyle } from './document/documentStyle';

const style = document.createElement('style');
style.textContent = documentStyle({ serif, sans });
document.head.append(style);

document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: paper }),
);

void import('./main');
