import { runsOf } from '../src/content/citedText';
import { policyHeadings } from '../src/content/en/policyHeadings';
import { policyTexts } from '../src/content/en/policyTexts';
import { site } from '../src/content/en/site';
import { surveys } from '../src/content/en/surveys';
import { factsAsOf } from '../src/content/factsAsOf';
import { monthAndYear } from '../src/content/monthAndYear';
import type { PolicyHeading, PolicyText } from '../src/content/types';
import { dark, light } from '../src/theme/palette';
import type { Palette } from '../src/theme/palette';

/*
 * The floor: the survey page as one would write it by hand, with the same cards, one short style
 * sheet and 20 lines of script. Nothing that shows the policies and keeps the answers can be much
 * faster, so the site is measured as a ratio to it.
 */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function html(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function card(heading: PolicyHeading, text: PolicyText): string {
  const buttons = Object.entries(surveys.answers).map(
    ([answer, label]) =>
      `<button data-policy="${heading.id}" data-answer="${answer}" aria-pressed="false" aria-label="${html(surveys.answerLabel(label, heading.title))}">${label}</button>`,
  );
  const cited = (words: string) =>
    runsOf(words)
      .map((run) => {
        const url = text.sources[run.source ?? '']?.url;
        const shown = html(run.words);
        return url ? `<a href="${html(url)}" target="_blank" rel="noopener noreferrer">${shown}</a>` : shown;
      })
      .join('');
  const sources = Object.values(text.sources).map(
    ({ title, url }) => `<a href="${html(url)}" target="_blank" rel="noopener noreferrer">${html(title)}</a>`,
  );
  return `<article id="${heading.slug}">
<p class="category">${html(heading.category)}</p>
<h2>${html(heading.title)}</h2>
<p>${cited(text.description)}</p>
<dl><dt>${surveys.panel.ifYes}</dt><dd>${cited(text.ifYes)}</dd><dt>${surveys.panel.ifNo}</dt><dd>${cited(text.ifNo)}</dd><dt>${surveys.panel.lawToday}</dt><dd>${cited(text.lawToday)}</dd></dl>
<div class="sides"><div><h3>${surveys.pros}</h3>${list(text.pros.map(cited))}</div><div><h3>${surveys.cons}</h3>${list(text.cons.map(cited))}</div></div>
<div class="answers" role="group" aria-label="${html(surveys.answersLabel(heading.title))}">${buttons.join('')}</div>
<p class="answer" id="answer-${heading.id}">${surveys.notAnswered}</p>
<div class="sources">${surveys.sources} · ${surveys.factsAsOf(monthAndYear(factsAsOf(text.sources)))}${list(sources)}</div>
</article>`;
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, value]) => `--${role}:${value}`)
    .join(';');
}

const css = `
:root{color-scheme:light dark;${variables(light)}}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
header{background:var(--bar);color:var(--onBar)}
header,main,footer{padding:16px max(20px,50vw - 400px)}
header a{margin-right:24px;color:inherit}
h1,h2{font-family:Georgia,serif;line-height:1.2}
article{margin-top:32px;padding:28px;border:1px solid var(--hairline);border-radius:18px;background:var(--card)}
.category{margin:0;color:var(--primary);font-size:.8125rem;font-weight:700;letter-spacing:.08em;text-transform:uppercase}
dl{padding:18px 20px;border-radius:12px;background:var(--tint)}
dt,h3{font-size:1rem;font-weight:700}
dd{margin:0 0 12px}
ul{padding:0;list-style:none}
.sides li{padding:10px 0;border-top:1px solid var(--hairline)}
@media(min-width:700px){.sides{display:grid;grid-template-columns:1fr 1fr;gap:28px}}
.answers{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}
button{min-height:52px;border:2px solid var(--control);border-radius:10px;background:var(--card);color:var(--ink);font:inherit;font-weight:650}
button[aria-pressed=true][data-answer=yes]{background:var(--yes);color:var(--onYes)}
button[aria-pressed=true][data-answer=no]{background:var(--no);color:var(--onNo)}
button[aria-pressed=true][data-answer=undecided]{background:var(--undecided);color:var(--onUndecided)}
.answer{padding-bottom:12px;border-bottom:1px solid var(--hairline)}
.sources{font-size:.875rem}.sources a{color:inherit}`;

const script = `
const votes = JSON.parse(localStorage.getItem('votes') || '{}');
function show(policy) {
  const answer = votes[policy];
  for (const button of document.querySelectorAll('[data-policy="' + policy + '"]')) {
    button.setAttribute('aria-pressed', button.dataset.answer === answer);
    if (button.dataset.answer === answer)
      document.getElementById('answer-' + policy).textContent = '${surveys.yourAnswer} ' + button.textContent;
  }
}
addEventListener('click', (event) => {
  const button = event.target.closest('button[data-answer]');
  if (!button) return;
  votes[button.dataset.policy] = button.dataset.answer;
  show(button.dataset.policy);
  localStorage.setItem('votes', JSON.stringify(votes));
});
addEventListener('DOMContentLoaded', () => {
  for (const policy in votes) show(policy);
});`;

/** @returns the whole static page. */
export async function floorPage(): Promise<string> {
  const cards = await Promise.all(
    policyHeadings.map(async (heading) => card(heading, await policyTexts[heading.id]())),
  );
  const links = Object.entries(site.nav).map(([name, label]) => `<a href="/${name}">${label}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${surveys.meta.title}</title>
<meta name="description" content="${html(surveys.meta.description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
<script>${script}</script>
</head>
<body>
<header><a href="/">${site.name}</a>${links.join('')}</header>
<main><h1>${surveys.heading}</h1><p>${html(surveys.lead)}</p>
${cards.join('\n')}
</main>
<footer>${html(site.footer.notGovernment)}</footer>
</body>
</html>`;
}
