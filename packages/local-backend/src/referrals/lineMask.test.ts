import { commercialLines, lifeAndAnnuitiesLines, personalLines } from '@advantage/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineMask } from './lineMask.ts';

const codes = [...commercialLines, ...personalLines, ...lifeAndAnnuitiesLines].map(({ code }) => code);

describe('the mask of business lines', () => {
  it('DAT-20 DAT-21 DAT-22 has a bit for every line and stays a safe integer', () => {
    expect(new Set(codes.map((code) => lineMask([code]))).size).toBe(codes.length);
    expect(Number.isSafeInteger(lineMask(codes))).toBe(true);
  });

  it('ROL-8 tells whether two sets overlap, ignoring unknown codes', () => {
    const some = fc.array(fc.oneof(fc.constantFrom(...codes), fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const meet = one.some((code) => codes.includes(code) && other.includes(code));
        expect((BigInt(lineMask(one)) & BigInt(lineMask(other))) !== 0n).toBe(meet);
      }),
    );
  });

  it('ignores duplicates and unknown lines', () => {
    expect(lineMask(['AUTO', 'AUTO', 'NOPE'])).toBe(lineMask(['AUTO']));
    expect(lineMask([])).toBe(0);
  });
});
