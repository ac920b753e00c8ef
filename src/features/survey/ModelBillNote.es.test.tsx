import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { modelBills } from '../../content/modelBills';
import { policyIds } from '../../content/policyIds';
import { renderPart } from '../../test/renderPart';
import { ModelBillNote } from './ModelBillNote';

test('Of the other bills that ended, the names are marked as English and said in Spanish behind it', async () => {
  const notes = policyIds.flatMap((id) => {
    const bill = modelBills[id];
    return bill ? [<ModelBillNote key={id} bill={bill} of={id} />] : [];
  });
  await renderPart(<>{notes}</>, '/');
  for (const name of screen.getAllByText(/ Act$/)) {
    expect(name).toHaveAttribute('lang', 'en');
    expect(name.nextSibling?.textContent).toMatch(/^ \(Ley /);
  }
});
