import fc from 'fast-check';
import { expect, it } from 'vitest';
import { businessLineName, commercialLines, lifeAndAnnuitiesLines, personalLines } from './index.ts';

const lines = [...commercialLines, ...personalLines, ...lifeAndAnnuitiesLines];

it('DAT-20 DAT-21 DAT-22 gives every line a unique code and finds its name', () => {
  expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
  for (const { code, name } of lines) expect(businessLineName(code)).toBe(name);
});

it('DAT-20 DAT-21 DAT-22 returns an unknown code unchanged', () => {
  const known = new Set(lines.map(({ code }) => code));
  const text = fc.oneof(fc.constantFrom('toString', '__proto__', 'constructor'), fc.string());
  fc.assert(
    fc.property(
      text.filter((code) => !known.has(code)),
      (code) => {
        expect(businessLineName(code)).toBe(code);
      },
    ),
  );
});
