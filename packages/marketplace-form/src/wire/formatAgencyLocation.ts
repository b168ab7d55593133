import type { Agency } from './agency.ts';

const nonEmpty = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean);

/** Formats an agency's location: 'Southeast, GA 31401'. */
export const formatAgencyLocation = ({ address }: Agency): string =>
  nonEmpty(address?.region, nonEmpty(address?.regionCode, address?.zipCode).join(' ')).join(', ');
