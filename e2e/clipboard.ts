import type { BrowserContext, Page } from '@playwright/test';

export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

export const onClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Once any permission is granted, Chromium refuses all others. The one granted here is not needed for anything. */
export async function refuseClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['geolocation']);
}

/** What is selected in the field that has the focus. */
export const selectedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
