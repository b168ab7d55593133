import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsState, usStateName, usStates } from './index.ts';

const codes = usStates.map(({ code }) => code);

describe('US states', () => {
  it('TBL-20 are the 50 states and DC, sorted by name', () => {
    expect(new Set(codes).size).toBe(51);
    expect(codes).toContain('DC');
    const names = usStates.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(names).size).toBe(51);
  });

  it('TBL-20 recognize only their own codes, not property names like toString', () => {
    const text = fc.oneof(
      fc.constantFrom(...codes, 'toString', '__proto__', 'constructor', 'tx', 'ZZ'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(text, (code) => {
        const state = usStates.find((each) => each.code === code);
        expect(isUsState(code)).toBe(state !== undefined);
        expect(usStateName(code)).toBe(state?.name ?? code);
      }),
    );
  });
});
