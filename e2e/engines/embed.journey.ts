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

/** What an editor's page looks like to a visitor, and where the links of its cards lead. */
async function readElsewhere(visitor: Visitor, { origin }: HostedSite, scripts: 'on' | 'off'): Promise<void> {
  const elsewhere = await startElsewhere();
  const frame = (id: string, path: string, more = '') =>
    `<iframe id="${id}" src="${origin}${path}" width="320" height="640" ${more}></iframe>`;
  elsewhere.show(
    `<script>document.title = 'Scripts run'</script>` +
      frame('plain', card) +
      frame('boxed', `/es${card}`, sandbox) +
      frame('refused', policy),
  );
  try {
    await visitor.openElsewhere(elsewhere.address);
    expect(await visitor.run(() => document.title)).toBe(scripts === 'on' ? 'Scripts run' : 'Elsewhere');
    await visitor.seesIn('#plain', embedCard.bothSides);
    await visitor.seesIn('#boxed', spanish.answers.undecided);

    const pressed = await visitor.followIn('#plain', surveys.answers.no);
    await pressed.isAt(`${policy}#pressed-no`);
    await pressed.sees('You pressed No on another site. Is it your answer?');
    expect(await pressed.stored()).not.toHaveProperty('votes');
    await pressed.leave();

    const inSpanish = await visitor.followIn('#boxed', spanish.answers.undecided);
    await inSpanish.isAt(`/es${policy}#pressed-undecided`);
    await inSpanish.sees('En otro sitio, usted presionó Sin decidir.');
    await inSpanish.leave();
    expect(await visitor.wordsIn('#refused')).not.toContain(surveys.pros);
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
