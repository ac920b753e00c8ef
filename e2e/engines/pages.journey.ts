import { everyKindOfPage } from '../screens';
import { expect, test } from './engineTest';

test('Every kind of page opens without console output and never scrolls sideways', async ({ visitor }) => {
  const sideways: string[] = [];
  // Of the Spanish pages those whose words are the longest for their room.
  const spanish = [
    '/es/',
    '/es/surveys',
    '/es/my-answers',
    '/es/letter?policy=medicare-expansion',
    '/es/register',
  ];
  // Each page opens at the width the one before it was left at: a window is slow to resize.
  const widths = [1280, 360];
  for (const path of [...everyKindOfPage, ...spanish]) {
    await visitor.open(path);
    for (const width of widths.reverse()) {
      await visitor.resize(width);
      const wider = await visitor.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wider > 0) sideways.push(`${path} at ${width} px by ${wider}`);
    }
  }
  expect(sideways).toEqual([]);
});

test('The meaning of a term stands beside it and inside the window', async ({ visitor }) => {
  await visitor.open('/education');
  await visitor.resize(360);
  await visitor.press('Supremacy Clause');
  await visitor.sees('valid federal law above state law');
  const places = () =>
    visitor.run(() => {
      const term = document.querySelector('main button[aria-expanded=true]');
      const [at, meaning] = [term, term?.nextElementSibling].map((each) => each?.getBoundingClientRect());
      if (!at || !meaning) return null;
      const away = Math.max(meaning.top - at.bottom, at.top - meaning.bottom);
      return {
        isBeside: away >= 0 && away < 20,
        isInside:
          meaning.left >= 0 &&
          meaning.right <= innerWidth &&
          meaning.top >= 0 &&
          meaning.bottom <= innerHeight,
      };
    });
  await expect.poll(places).toEqual({ isBeside: true, isInside: true });
});
