import { expect, test } from '@jest/globals';
import { answersPicture } from './answersPicture';

test('The description of a picture has one period after a name that ends in one', () => {
  expect(answersPicture([], 'John Smith Jr.').alt).toMatch(/John Smith Jr\. /);
  expect(answersPicture([], 'John Smith').alt).toMatch(/John Smith\. /);
});
