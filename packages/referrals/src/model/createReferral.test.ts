import { expect, it } from 'vitest';
import { createReferral } from './referral.ts';

const own = { opportunityId: 7, marketplaceStatus: 'Available', lines: ['HOME'] } as const;

it('DAT-1 creates a referral from data of a host, with everything else unknown', () => {
  const referral = createReferral({
    ...own,
    dynamicPrice: 42,
    addDate: '2026-11-20T16:24:00Z',
    city: '',
    state: null,
    opportunityType: 'WT-CIR',
  });
  expect(referral).toMatchObject({
    opportunityId: '7',
    marketplaceStatus: 'Available',
    lines: ['HOME'],
    dynamicPrice: 42,
    addDate: Date.parse('2026-11-20T16:24:00Z'),
    city: null,
    state: null,
    isCallIn: true,
  });
});

it('refuses names that referrals do not have, by type and at run time', () => {
  const built = { ...own, policyType: 'Home' };
  expect(() =>
    // @ts-expect-error: the name doesn't exist.
    createReferral({ ...own, status: 'Available', price: 42 }),
  ).toThrow(
    /^createReferral: 'status' isn't a field; 'price' isn't a field\. The fields are opportunityId, opportunityType, marketplaceStatus, /,
  );
  // @ts-expect-error: the name doesn't exist, in an object that was built before as well.
  expect(() => createReferral(built)).toThrow("'policyType' isn't a field");
});

it('requires what every list shows', () => {
  // @ts-expect-error: the status and the lines are missing.
  expect(() => createReferral({ opportunityId: '7' })).toThrow(
    "createReferral: 'marketplaceStatus' is required; 'lines' is required.",
  );
  expect(() => createReferral({ ...own, opportunityId: '' })).toThrow("'opportunityId' is required");
});

it.each([
  ['marketplaceStatus', 'Open'],
  ['progressStatus', 'Lost'],
  ['lines', 'HOME'],
  ['lines', ['HOME', {}]],
  ['addDate', '11/20/2026'],
  ['addDate', new Date(0)],
  ['dynamicPrice', '42 USD'],
  ['city', { name: 'Tulsa' }],
  ['showVisualLocation', 'yes'],
])('refuses a %s of %j instead of leaving it out', (name, value) => {
  const problem = `createReferral: '${name}' can't be ${JSON.stringify(value)}.`;
  expect(() => createReferral({ ...own, [name]: value })).toThrow(problem);
});

it('refuses values of another type by type', () => {
  // @ts-expect-error: no status of a marketplace.
  expect(() => createReferral({ ...own, marketplaceStatus: 'Open' })).toThrow();
  // @ts-expect-error: a price is a number.
  expect(() => createReferral({ ...own, dynamicPrice: 'much' })).toThrow();
});
