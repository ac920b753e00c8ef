import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { languageIds, languages } from '../content/languages';
import { policySlugs } from '../content/policyIds';
import { policyPicture } from './paths';

// The build cannot tell: where a language has no picture of a policy, it takes the English one.
test.each(languageIds)('Each policy has a picture for links in the language “%s”', (id) => {
  const folder = path.join(__dirname, '../../public', languages[id].folder, 'og');
  const pictures = readdirSync(folder).map((file) => `/og/${file}`);
  // `npm run images -- slug` draws it.
  expect(pictures.toSorted()).toEqual(Object.values(policySlugs).map(policyPicture).toSorted());
});
