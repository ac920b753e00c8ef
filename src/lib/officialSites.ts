import { language } from 'words/language';
import type { StateId } from '../content/stateIds';

/** In Spanish only the address of the front page is known, so `statePage` leads there as well. */
export const voteSite = language === 'es' ? 'https://vote.gov/es' : 'https://vote.gov';

export const official = {
  house: 'https://www.house.gov/representatives/find-your-representative',
  senate: 'https://www.senate.gov/senators/senators-contact.htm',
  allLevels:
    language === 'es'
      ? 'https://www.usa.gov/es/funcionarios-electos'
      : 'https://www.usa.gov/elected-officials',
} as const;

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

export function statePage(state: StateId): string {
  return language === 'es' || withoutStatePage.includes(state) ? voteSite : `${voteSite}/register/${state}`;
}
