import { describe, expect, it } from 'vitest';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { contactAddress, contactName, showsContact } from './contact.ts';
import { marketplaceStatuses } from './status.ts';

describe('showsContact', () => {
  it.each(marketplaceStatuses)(
    'DTL-8 DTL-9 depends on the status and on a phone number or email: %s',
    (marketplaceStatus) => {
      const isShown = marketplaceStatus === 'Claimed' || marketplaceStatus === 'Assigned';
      const of = (fields: object) => showsContact(aReferral({ ...aContact, marketplaceStatus, ...fields }));
      expect(of({})).toBe(isShown);
      expect(of({ email: null })).toBe(isShown);
      expect(of({ phone: null })).toBe(isShown);
      expect(of({ email: null, phone: null })).toBe(false);
    },
  );
});

it('DTL-7 builds the name from the parts that are known', () => {
  expect(contactName({ firstName: 'Jordan', lastName: 'Ellery' })).toBe('Jordan Ellery');
  expect(contactName({ firstName: null, lastName: 'Ellery' })).toBe('Ellery');
  expect(contactName({ firstName: null, lastName: null })).toBeNull();
});

it('DTL-7 formats a postal address, and returns null without a street', () => {
  const address = { address1: '1208 E 15th St', city: 'Tulsa', state: 'OK', postalCode: '74120' };
  expect(contactAddress(address)).toBe('1208 E 15th St, Tulsa, OK 74120');
  expect(contactAddress({ ...address, state: null, postalCode: null })).toBe('1208 E 15th St, Tulsa');
  expect(contactAddress({ ...address, address1: null })).toBeNull();
});
