import type { Page } from '@playwright/test';

/** Puts an element in the place of every text, as a browser's translation does. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,noscript,svg,textarea,font'))
        continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
}
