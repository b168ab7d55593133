import { isUsState } from '@advantage/reference-data';
import zipcodes from 'zipcodes';

/** A real US place. */
export interface UsPlace {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Every US postal code with its city. Cities with many codes are picked as often as they are large. */
export const places: readonly UsPlace[] = Object.values(zipcodes.codes)
  .filter(
    ({ country, state, city }) => country === 'US' && isUsState(state) && /^[A-Z][A-Za-z .'-]+$/.test(city),
  )
  .map(({ city, state, zip }) => ({ city, state, zip }))
  .sort((a, b) => a.zip.localeCompare(b.zip));

/** The places of one state. */
export const placesIn = (state: string) => places.filter((place) => place.state === state);
