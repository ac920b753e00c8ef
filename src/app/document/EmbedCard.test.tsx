import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { policyHeadings } from 'words/policyHeadings';
import { policyTexts } from 'words/policyTexts';
import { answers } from '../../content/answerIds';
import { plainText } from '../../content/citedText';
import { EmbedCard } from './EmbedCard';

test.each(policyHeadings.map((heading) => [heading.title, heading] as const))(
  'The card of %s for other sites asks, says in a sentence each what Yes and No would mean, and links: no more',
  async (_, heading) => {
    const text = await policyTexts[heading.id]();
    const html = renderToStaticMarkup(<EmbedCard heading={heading} text={text} css="a{}" />);
    const card = new DOMParser().parseFromString(html, 'text/html');
    expect(card.querySelector('h1')?.textContent).toBe(heading.question);
    const meanings = [...card.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(meanings).toHaveLength(2);
    for (const [index, fact] of (['ifYes', 'ifNo'] as const).entries()) {
      const rest = plainText(text[fact]).replace(meanings[index] ?? '', '');
      expect(meanings[index]).toMatch(/\.$/);
      expect(rest).toMatch(/^$|^ \p{Lu}/u);
    }
    const page = `/surveys/${heading.slug}`;
    const links = [...card.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...answers.map((answer) => `${page}#pressed-${answer}`),
      page,
    ]);
    expect(links.filter(({ target, rel }) => target !== '_blank' || !rel.includes('noopener'))).toEqual([]);
    expect(
      card.querySelector('script, img, form, button, input, iframe, link:not([rel=canonical])'),
    ).toBeNull();
  },
);
