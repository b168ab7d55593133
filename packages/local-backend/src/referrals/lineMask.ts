import { commercialLines, lifeAndAnnuitiesLines, personalLines } from '@advantage/reference-data';

const bits = new Map(
  [...commercialLines, ...personalLines, ...lifeAndAnnuitiesLines].map(({ code }, index) => [
    code,
    2 ** index,
  ]),
);

/**
 * Encodes a set of business lines as a bit mask, so that the database can test with `&` whether two sets overlap.
 * Ignores unknown codes. The known lines fit into the 53 bits of a safe integer.
 */
export const lineMask = (codes: readonly string[]) =>
  [...new Set(codes)].reduce((mask, code) => mask + (bits.get(code) ?? 0), 0);
