import { site } from 'words/site';
import { paths } from '../lib/paths';

/** The links of the main menu, in their order. That to registering to vote, on another site, is the header's own. */
export const mainMenu = [
  { to: paths.surveys, label: site.nav.surveys },
  { to: paths.myAnswers, label: site.nav.myAnswers },
  { to: paths.letter, label: site.nav.letter },
  { to: paths.education, label: site.nav.education },
  { to: paths.register, label: site.nav.register },
];
