import { areaCode } from './areaCodes.ts';
import { places } from './places.ts';
import type { Random } from './random.ts';
import { businessEndings, familyNames, givenNames, streets } from './words.ts';

/** The insurance category of a referral. */
export type Category = 'CL' | 'PL' | 'L&A';

/** Returns a random string of hexadecimal digits. */
export const hex = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join('');

/** Returns a made-up consumer at a real place: invented name, fictional phone number, example.com. */
export function consumer(random: Random, category: Category | null) {
  const place = random.pick(places);
  const first_name = random.pick(givenNames);
  const last_name = random.pick(familyNames);
  const phone = `(${areaCode(place.state)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
  const hasEmail = category !== null && random.chance(0.9);
  const name = `${first_name}.${last_name}`.toLowerCase();
  return {
    first_name,
    last_name,
    phone: hasEmail && random.chance(0.05) ? null : phone,
    email: hasEmail ? `${name}${random.int(1, 999)}@example.com` : null,
    business_name: category === 'CL' ? `${last_name} ${random.pick(businessEndings)}` : null,
    address: random.chance(0.85) ? `${random.int(100, 9899)} ${random.pick(streets)}` : null,
    city: place.city,
    state: place.state,
    postal_code: place.zip,
    search_id: random.chance(0.7) ? hex(random, 32) : null,
  };
}
