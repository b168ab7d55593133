import { isUsState } from '@advantage/reference-data';
import zipcodes from 'zipcodes';

/** A real US place. */
export interface UsPlace {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Every US ZIP code with its city. A random pick favors large cities, because they have many codes. */
export const places: readonly UsPlace[] = Object.values(zipcodes.codes)
  .filter(
    ({ country, state, city }) => country === 'US' && isUsState(state) && /^[A-Z][A-Za-z .'-]+$/.test(city),
  )
  .map(({ city, state, zip }) => ({ city, state, zip }))
  .sort((a, b) => a.zip.localeCompare(b.zip));

/** Returns the places of a state. */
export const placesIn = (state: string) => places.filter((place) => place.state === state);
