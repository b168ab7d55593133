import { expect, it } from 'vitest';
import { categoryName, lockedText } from './PanelContent.tsx';
import { positionText } from './ReferralDetailsPanel.tsx';

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
  ['CL', 'Name, business, phone, email and address after you claim'],
  ['PL', 'Name, phone, email and address after you claim'],
  [null, 'Name, phone, email and address after you claim'],
])('DTL-14 names what claiming a referral of category %s would show', (category, text) => {
  expect(lockedText({ category }, { isOpen: true, canClaim: true })).toBe(text);
});

it('DTL-9 says that contact details are hidden, or when they appear, to users who cannot claim', () => {
  expect(lockedText({ category: 'CL' }, { isOpen: false, canClaim: true })).toBe(
    'Contact details are hidden.',
  );
  expect(lockedText({ category: 'CL' }, { isOpen: true, canClaim: false })).toBe(
    'Contact details appear once the referral is claimed.',
  );
});
