/**
 * `npm run due`: what needs a person, with dates. Ends with 1 if something is overdue. docs/content.md says what each
 * is.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import congress from '../../src/content/congress.json' with { type: 'json' };
import type { CongressData } from '../../src/content/congressTypes';
import { congressEnds } from '../../src/content/congressEnds';
import { corrections as english } from '../../src/content/en/corrections';
import { education } from '../../src/content/en/education';
import { policyHeadings } from '../../src/content/en/policyHeadings';
import { policyTexts } from '../../src/content/en/policyTexts';
import { corrections as spanish } from '../../src/content/es/corrections';
import { modelBills } from '../../src/content/modelBills';
import { votesThrough } from '../../src/content/rollCalls';
import { dayOf } from '../../src/lib/dayOf';
import { agingClaims, printClaims } from './agingClaims';
import { knownHoles } from '../check/knownHoles';
import { lookedFor } from './lookedFor';
import { lastRelease } from './nextChangelog';
import { isOverdue, printDuties, whatIsDue } from './whatIsDue';

const cards = await Promise.all(
  policyHeadings.map(async ({ id, title }) => ({ title, text: await policyTexts[id]() })),
);
const today = dayOf(new Date());
const claims = agingClaims(
  [
    ...cards.map(({ title, text }) => ({ name: title, words: text, sources: text.sources })),
    { name: education.heading, words: education, sources: education.sources },
  ],
  today,
);
const duties = whatIsDue(
  {
    withBills: cards.filter(({ text }) => text.id in modelBills).map(({ title }) => title),
    congressEnds,
    congress: congress as CongressData,
    votesThrough,
    corrections: { en: english, es: spanish },
    released: lastRelease(readFileSync(path.join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8'))?.day,
    holes:
      knownHoles()
        ?.filter(({ isFixed }) => isFixed)
        .map(({ name, severity }) => `${name}: ${severity}`) ?? null,
  },
  today,
);
console.log([printClaims(claims, today, lookedFor), '', printDuties(duties, today, lookedFor)].join('\n'));
process.exitCode = [...claims, ...duties].some((duty) => isOverdue(duty, today)) ? 1 : 0;
