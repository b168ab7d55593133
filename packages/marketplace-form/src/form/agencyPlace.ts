import type { Agency } from '../wire/agency.ts';

const given = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean);

/** Where an agency is: 'Southeast, GA 31401'. */
export const agencyPlace = ({ address }: Agency): string =>
  given(address?.region, given(address?.regionCode, address?.zipCode).join(' ')).join(', ');
