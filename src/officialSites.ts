import { language } from 'words/language';
import type { StateId } from './content/stateIds';

/* The official sites that the site links to; their pages in the visitor’s language where they exist. */

/** Where to register to vote, state by state. In Spanish only the address of its front page is known. */
export const voteSite = language === 'es' ? 'https://vote.gov/es' : 'https://vote.gov';

/** Where to find the people who represent a visitor. */
export const official = {
  house: 'https://www.house.gov/representatives/find-your-representative',
  senate: 'https://www.senate.gov/senators/senators-contact.htm',
  allLevels:
    language === 'es'
      ? 'https://www.usa.gov/es/funcionarios-electos'
      : 'https://www.usa.gov/elected-officials',
} as const;

/** The switchboard of the Capitol. */
export const capitolPhone = 'tel:+12022243121';

/** @param phone such as `202-224-3441`. @returns a link that calls it. */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replaceAll('-', '')}`;
}

/** States whose page on vote.gov was not confirmed: the site's front page is linked instead. */
const withoutStatePage: readonly StateId[] = [
  'american-samoa',
  'district-of-columbia',
  'guam',
  'northern-mariana-islands',
  'puerto-rico',
  'us-virgin-islands',
];

/** @param state one of `stateIds`. @returns the address of its page on vote.gov, or of the front page there. */
export function statePage(state: StateId): string {
  return language === 'es' || withoutStatePage.includes(state) ? voteSite : `${voteSite}/register/${state}`;
}
