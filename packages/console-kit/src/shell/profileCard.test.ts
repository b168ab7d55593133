import { expect, it } from 'vitest';
import { profileCard } from './profileCard.ts';

const profile = { username: 'maya', firstName: 'Maya', lastName: 'O.' };
const lookup = {
  firstName: 'Maya',
  lastName: 'Okafor',
  agencyName: 'Harbor Point Insurance',
  city: 'Savannah',
  state: 'GA',
};
const card = (role: 'producer' | 'agencyAdmin' | 'carrier' | 'admin' | 'none') =>
  profileCard({ role }, profile, lookup, 'Advantage');

it('NAV-4 NAV-5 shows producers and agency admins their agency and its location', () => {
  expect(card('producer')).toEqual({
    name: 'Maya Okafor',
    role: 'Producer',
    organization: 'Harbor Point Insurance',
    location: 'Savannah, GA',
  });
  expect(card('agencyAdmin')).toMatchObject({ role: 'Agency Admin', location: 'Savannah, GA' });
});

it('NAV-3 NAV-6 shows carriers and admins their company without a location', () => {
  expect(card('carrier')).toEqual({
    name: 'Maya Okafor',
    role: 'Carrier',
    organization: 'Harbor Point Insurance',
  });
  expect(card('admin')).toEqual({
    name: 'Maya Okafor',
    role: 'Admin',
    organization: 'Harbor Point Insurance',
  });
});

it('ERR-5 ERR-6 falls back to the profile and the brand if the lookup lacks data', () => {
  const user = { role: 'producer' } as const;
  expect(profileCard(user, profile, {}, 'Advantage')).toEqual({
    name: 'Maya O.',
    role: 'Producer',
    organization: 'Advantage',
  });
  expect(profileCard(user, { username: 'maya' }, { city: 'Savannah' }, 'Advantage')).toMatchObject({
    name: 'maya',
    location: 'Savannah',
  });
});
