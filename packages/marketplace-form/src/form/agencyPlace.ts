import type { Agency } from '../wire/agency.ts';

const given = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean);

/** Formats an agency's location: 'Southeast, GA 31401'. */
export const agencyPlace = ({ address }: Agency): string =>
  given(address?.region, given(address?.regionCode, address?.zipCode).join(' ')).join(', ');
