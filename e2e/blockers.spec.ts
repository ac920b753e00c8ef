import path from 'node:path';
import { filesIn } from '../scripts/build/filesIn';
import { hostPort } from './ports';
import { HostedSite } from './releases';
import { codeOf } from './screenCode';
import { everyKindOfPage, screens } from './screens';
import { alerts, expect, startWith, takenOver, test as base, waitUntil } from './siteTest';

const dist = path.join(import.meta.dirname, '..', 'dist');

const test = base.extend<{ site: HostedSite }>({
  // Ends with the test also where that fails: its copy of the site would stay.
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern.
  site: async ({}, run, { parallelIndex }) => {
    const site = await HostedSite.open(hostPort(parallelIndex));
    await run(site);
    await site.close();
  },
});

/**
 * Rules of lists that many ad blockers come with, as far as they go by a file's name on any site and speak of what this
 * site is about. They were read in November 2026 in EasyList (advertising), EasyPrivacy (counting visitors), EasyList
 * Cookie and Fanboy's Annoyances (questions about cookies), and Fanboy's Social. `*` stands for any text.
 */
const listed = `
-cookie-banner. -cookie-consent. -cookie-notice. -cookie-policy. -cookieconsent- -cookiePolicy. -cookies-policy. -consent-banner.
-gdpr-popup. -privacy-cookie- -tracking-consent. .consent-cookie. .cookie-policy. .cookie.policy. .cookieconsent. .cookienotice.
.cookiepolicy. .cookiesPolicy. .gdpr.js .PrivacyDataNotice. .cookie-law. /accept-cookies. /acceptCookies. /assets/cookies_ /assets/gdpr/
/banners/ /cdn/consent_ /consent-banner- /consent-dialog. /consent-manager. /consent.min.js /consentcookie. /consentUI/
/cookie-banner /cookie-bar. /cookie-choices. /cookie-consent. /cookie-info. /cookie-policy- /cookie-policy.css /cookie-policy.js
/cookie-policy.min. /cookie-policy/ /cookie-popup. /cookie-script. /cookie_consent. /cookie_policy. /cookieaccept. /cookiebanner.
/cookieConsent- /cookieconsent. /cookieconsent/ /CookieInfo. /cookienotice. /cookiepolicy- /cookiepolicy. /cookiepolicy/ /cookiepolicy_
/cookies-policy. /cookies_policy. /cookiesConsent. /cookiespolicy. /newprivacypolicy. /policyaccept. /privacy-banner. /privacy-consent-
/privacy-cookie. /privacy-manager.js /privacy-modal.js /privacy-policy.js /privacy_policy.js /privacychoices. /privacyframe.
/privacypolicy. /privacyPopup/ /terms_of_service.js /tracking-opt-in.
/analytics.js /analytics.min. /analytics/ /beacon.js /counter.js /events.js /fingerprint. /metrics.js /pixel.js /stats.js /telemetry.
/track.js /tracker.js /tracking.js /visitor.js /gtm.js /pageview. /piwik. /matomo.
/ad.js /adblock. /ads.js /ads/ /adserver. /banner.js /popup.js /popunder. /sponsor. /promo.js /advert
/addthis. /share.js /share-buttons. /sharebar. /sharebutton. /sharethis. /social-share. /socialshare. /sociallinks. /social.js
/newsletter-popup. /notification.js /notify.js /push-notification. /survey.js /survey-popup. /surveys.js /feedback.js /subscribe-popup.
`
  .trim()
  .split(/\s+/);

test('No list of an ad blocker knows the name of a file that the site loads', async () => {
  const files = (await filesIn(dist)).filter((file) => !/\.(?:br|gz|map)$/.test(file));
  // A page is asked for at the address of its folder.
  const addresses = files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`.toLowerCase());
  const known = listed.flatMap((rule) =>
    addresses
      .filter((address) => address.includes(rule.toLowerCase()))
      .map((address) => `${address} by ${rule}`),
  );
  expect(known).toEqual([]);
});

test.describe('Where the connection breaks for a moment while the site is kept', () => {
  test.use({ serviceWorkers: 'allow', provokedWords: /Failed to load resource/ });

  test(
    'what was lost is asked for again, and the copy is whole',
    { tag: '@all' },
    async ({ page, context, site }) => {
      const lost = codeOf('/education');
      const asked: string[] = [];
      await context.route(`**${lost}`, (route) => {
        asked.push(lost);
        return asked.length === 1 ? route.abort('connectionreset') : route.continue();
      });
      await page.goto(`${site.origin}/surveys`);
      await waitUntil(page, () => navigator.serviceWorker.controller !== null);
      expect(asked).toEqual([lost, lost]);
      await site.stop();
      await page.goto(`${site.origin}/education`);
      await takenOver(page);
      await expect(alerts(page)).toBeHidden();
    },
  );
});

test.describe('Where a blocker refuses the code of a screen', () => {
  test.use({ provokedWords: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  for (const address of ['/cookie-policy', '/privacy-policy', '/es/cookie-policy']) {
    test(
      `${address} stays as it was printed, says so, and its links work`,
      { tag: address === '/cookie-policy' ? [] : '@all' },
      async ({ page }) => {
        await startWith(page, {
          consent: JSON.stringify({ choice: 'accepted', at: '2026-11-21T10:00:00.000Z' }),
        });
        await page.route(`**${codeOf(address)}`, (route) => route.abort());
        await page.goto(address);
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        const words = await page.getByRole('main').textContent();
        await expect(alerts(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
        expect(await page.getByRole('main').textContent()).toBe(words);
        await page.getByRole('navigation').first().getByRole('link').first().click();
        await takenOver(page);
        expect(new URL(page.url()).pathname).not.toBe(address);
      },
    );
  }

  test(
    'its code is missing from the copy on the device, and nothing else: every other screen opens offline',
    { tag: '@all' },
    async ({ browser, site }) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      const lost = codeOf('/education');
      site.dropped = lost;
      await page.goto(`${site.origin}/surveys`);
      await waitUntil(page, () => navigator.serviceWorker.controller !== null);
      await site.stop();
      for (const address of everyKindOfPage.filter(
        (each) => !/^\/(?:es\b|erased|no-such|education)/.test(each),
      )) {
        await page.goto(site.origin + address);
        await takenOver(page);
        const title = screens.find(({ path }) => path === address)?.title;
        if (title) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await page.goto(`${site.origin}/education`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
      await expect(alerts(page)).toBeVisible();
      await test.step('once it can be had, the copy is completed', async () => {
        site.dropped = undefined;
        await site.start();
        await page.goto(`${site.origin}/surveys`);
        await takenOver(page);
        await expect
          .poll(() => page.evaluate(async (file) => (await caches.match(file)) !== undefined, lost))
          .toBe(true);
      });
      await context.close();
    },
  );
});
