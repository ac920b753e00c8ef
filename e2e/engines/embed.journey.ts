import { embedCard } from '../../src/content/en/embedCard';
import { surveys } from '../../src/content/en/surveys';
import { surveys as spanish } from '../../src/content/es/surveys';
import { startElsewhere } from '../elsewhere';
import type { HostedSite } from '../releases';
import { expect, test } from './engineTest';
import type { Visitor } from './visitor';

const card = '/embed/carbon-tax-policy';
const policy = '/surveys/carbon-tax-policy';

/** As in the line that editors copy (`features/embedding/embedFrame.ts`). */
const sandbox = 'sandbox="allow-popups allow-popups-to-escape-sandbox"';

/**
 * What an editor's page looks like to a visitor, and where the links of its cards lead. Each page has one frame: where two
 * load at once, Puppeteer may lose the second, and never answers what it is asked about it.
 */
async function readElsewhere(visitor: Visitor, { origin }: HostedSite, scripts: 'on' | 'off'): Promise<void> {
  const elsewhere = await startElsewhere();
  const readFrame = async (path: string, more = '') => {
    elsewhere.show(
      `<script>document.title = 'Scripts run'</script>` +
        `<iframe src="${origin}${path}" width="320" height="640" ${more}></iframe>`,
    );
    await visitor.openElsewhere(elsewhere.address);
    expect(await visitor.run(() => document.title)).toBe(scripts === 'on' ? 'Scripts run' : 'Elsewhere');
  };
  try {
    await readFrame(card);
    await visitor.seesIn('iframe', embedCard.bothSides);
    const pressed = await visitor.followIn('iframe', surveys.answers.no);
    await pressed.isAt(`${policy}#pressed-no`);
    await pressed.sees('You pressed No on another site. Is it your answer?');
    expect(await pressed.stored()).not.toHaveProperty('votes');
    await pressed.leave();

    await readFrame(`/es${card}`, sandbox);
    await visitor.seesIn('iframe', spanish.answers.undecided);
    const inSpanish = await visitor.followIn('iframe', spanish.answers.undecided);
    await inSpanish.isAt(`/es${policy}#pressed-undecided`);
    await inSpanish.sees('En otro sitio, usted presionó Sin decidir.');
    await inSpanish.leave();

    await readFrame(policy);
    expect(await visitor.wordsIn('iframe')).not.toContain(surveys.pros);
  } finally {
    await elsewhere.close();
  }
}

test.describe('On a page of another site', () => {
  // Each engine has its own words for a page that may not be in a frame.
  test.use({ provokedWords: /frame-ancestors/ });

  test('A card is shown, in a sandbox too, and its links ask for the answer', async ({ visitor, site }) => {
    await readElsewhere(visitor, site, 'on');
  });

  test('The same without JavaScript', async ({ visitorWith, site }) => {
    await readElsewhere(await visitorWith({ scripts: 'off' }), site, 'off');
  });
});
