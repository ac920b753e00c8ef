import { expect, test } from '@jest/globals';
import { accessibility } from 'words/accessibility';
import * as v from 'valibot';
import { parse } from 'yaml';
import { conformanceReport } from './conformanceReport';

const level = v.picklist([
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
]);

const chapter = v.object({
  criteria: v.array(
    v.object({
      num: v.pipe(v.string(), v.regex(/^\d\.\d\.\d+$/)),
      components: v.tuple([
        v.object({
          name: v.literal('web'),
          adherence: v.object({ level, notes: v.pipe(v.string(), v.minLength(10)) }),
        }),
      ]),
    }),
  ),
});

/** What OpenACR asks for (schema/openacr-0.1.0.json), as far as this report uses it. */
const openAcr = v.object({
  title: v.string(),
  product: v.object({ name: v.string(), version: v.string() }),
  author: v.object({ email: v.pipe(v.string(), v.email()) }),
  report_date: v.pipe(v.string(), v.isoDate()),
  catalog: v.literal('2.5-edition-wcag-2.2-en'),
  chapters: v.object({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
    success_criteria_level_aaa: v.object({ disabled: v.literal(true) }),
  }),
});

test('The accessibility report is in the format of OpenACR and has every criterion of WCAG 2.2 A and AA once', () => {
  const report = v.parse(openAcr, parse(conformanceReport()));
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
  const numbers = [...a.criteria, ...aa.criteria].map(({ num }) => num);
  expect(new Set(numbers).size).toBe(numbers.length);
  // 4.1.1 among them, which WCAG 2.2 calls obsolete and the form still asks for.
  expect([a.criteria.length, aa.criteria.length]).toEqual([32, 24]);
});

test('The report and the page say the same of screen readers, and no criterion claims more', () => {
  const report = parse(conformanceReport()) as { notes: string };
  expect(report.notes).toContain(accessibility.heard);
  expect(accessibility.sections.flatMap((section) => ('list' in section ? [...section.list] : []))).toContain(
    accessibility.heard,
  );
  expect(conformanceReport().match(/Orca/g)).toHaveLength(accessibility.heard.match(/Orca/g)?.length ?? 0);
});
