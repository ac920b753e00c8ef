/* eslint-disable @typescript-eslint/no-non-null-assertion -- the index is taken modulo the length of a list that is never empty */
/* Stands in for `content/en/policyTexts.ts`: the ten texts over and over. */
import { policyTexts as ten } from '../../src/content/en/policyTexts';
import { policyIds } from './policyIds';

export const policyTexts = policyIds.map((id, i) => ({ ...ten[i % ten.length]!, id }));
