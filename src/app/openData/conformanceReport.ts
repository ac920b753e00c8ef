// The report is one file for all languages, in English as its format asks.
// oxlint-disable-next-line no-restricted-imports
import { accessibility } from '../../content/en/accessibility';
import { conformance } from '../../content/conformance';
import { canonicalUrl, paths } from '../../lib/paths';

/** A text in JSON is one in YAML. */
const text = (words: string) => JSON.stringify(words);

/**
 * @returns what the site's accessibility is, criterion by criterion, in the format that public buyers in the United
 * States read (OpenACR, https://github.com/GSA/openacr), as YAML.
 */
export function conformanceReport(): string {
  const chapters = Object.entries(conformance).map(([chapter, criteria]) => {
    const rows = Object.entries(criteria).map(
      ([number, [level, notes]]) => `      - num: ${text(number)}
        components:
          - name: web
            adherence:
              level: ${level}
              notes: ${text(notes)}
`,
    );
    return `  ${chapter}:\n    criteria:\n${rows.join('')}`;
  });
  return `title: ${text('Civic Voice Accessibility Conformance Report')}
product:
  name: Civic Voice
  version: ${text(SITE_VERSION)}
  description: ${text('A website on which people answer national policies with both sides before them. Everything stays in the browser.')}
author:
  name: ${text(OPERATOR?.name ?? 'Civic Voice')}
  email: ${text(CONTACT_EMAIL)}
  website: ${text(canonicalUrl(paths.accessibility))}
report_date: ${text(accessibility.checked.iso)}
catalog: 2.5-edition-wcag-2.2-en
notes: ${text(`No outside expert has audited the site, and people with disabilities have not formally tested it. Not tried: Safari itself and phones. ${accessibility.heard} “Not evaluated” means that nobody looked at the criterion as a whole.`)}
evaluation_methods_used: ${text('Automated tests in Chromium before each release: axe on every page and state in light, dark and forced colors; keyboard, focus ring, target size, reflow at 320 px, text spacing and text of 200%.')}
feedback: ${text(`mailto:${CONTACT_EMAIL}`)}
license: MIT
chapters:
${chapters.join('')}  success_criteria_level_aaa:
    disabled: true
`;
}
