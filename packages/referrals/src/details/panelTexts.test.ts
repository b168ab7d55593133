import { expect, it } from 'vitest';
import { chicago, storyTime } from '../testing/storyTime.ts';
import { acquiredText, categoryName, positionText, redactionText } from './panelTexts.ts';

it('DTL-3 formats the position of a referral in its list', () => {
  expect(positionText({ index: 2, total: 214 })).toBe('3 of 214');
  expect(positionText({ index: 24, total: 20 })).toBe('25 of 25');
});

it.each([
  ['CL', 'Commercial'],
  ['PL', 'Personal'],
  ['L&A', 'Life & Annuities'],
  [null, 'Direct Call'],
  ['Pets', 'Pets'],
  ['constructor', 'constructor'],
])('DTL-11 TBL-56 labels category %s as %s', (category, name) => {
  expect(categoryName({ category })).toBe(name);
});

it.each([
  ['Claimed', chicago('11-20 10:04'), 28, 'Claimed at 10:04 AM for $28.'],
  ['Claimed', chicago('11-19 16:58'), 27.5, 'Claimed on 11/19/26 at 4:58 PM for $27.50.'],
  ['Assigned', chicago('11-19 16:58'), null, 'Assigned on 11/19/26 at 4:58 PM.'],
  ['Claimed', null, 28, 'Claimed for $28.'],
] as const)(
  'DTL-7 formats a referral with status %s, modified at %s, sold for %s',
  (marketplaceStatus, lastModDate, soldPrice, text) => {
    expect(acquiredText({ marketplaceStatus, lastModDate, soldPrice }, storyTime)).toBe(text);
  },
);

it.each([
  [false, 'Claim to see contact details.'],
  [true, 'Talk now to see contact details.'],
])('names the action that shows the contact details, call-in: %s', (isCallIn, text) => {
  expect(redactionText({ isOpen: true, canClaim: true, isCallIn })).toBe(text);
});
