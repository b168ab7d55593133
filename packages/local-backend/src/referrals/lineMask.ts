import { commercialLines, lifeAndAnnuitiesLines, personalLines } from '@advantage/reference-data';

const bits = new Map(
  [...commercialLines, ...personalLines, ...lifeAndAnnuitiesLines].map(({ code }, index) => [
    code,
    2 ** index,
  ]),
);

/**
 * A set of business lines as one number, so that the database can tell with `&` whether two sets meet. Unknown codes
 * count for nothing. The known lines fit into the 53 bits of a safe integer.
 */
export const lineMask = (codes: readonly string[]) =>
  [...new Set(codes)].reduce((mask, code) => mask + (bits.get(code) ?? 0), 0);
