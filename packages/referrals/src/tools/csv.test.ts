import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvValue } from '../columns/column.ts';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { csvText, tabbedText, withoutFormula } from './referralCsv.ts';

/** An RFC 4180 parser, independent of the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = text.startsWith('\uFEFF') ? 1 : 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && character === '\r' && text[index + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      index += 1;
    } else cell += character;
  }
  return rows;
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\r', '\n', '\t', '=', '+', '-', '@', "'", '＝', 'a', ' '),
  }),
);
const anyValue: fc.Arbitrary<CsvValue> = fc.oneof(
  anyText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
  fc.constant(null),
);
const formulaSigns = [...'=+-@\u0000＝＋－＠'];
const seen = (value: CsvValue) =>
  value instanceof Date
    ? value.toISOString().slice(0, 19).replace('T', ' ')
    : typeof value === 'string'
      ? withoutFormula(value)
      : value === null
        ? ''
        : String(value);

describe('csvText', () => {
  it('writes a byte order mark and CRLF line endings, quotes text and leaves numbers unquoted', () => {
    expect(
      csvText([
        ['Name', 'Premium'],
        ['Ann "A" Lee', 1250.5],
        [null, -3],
      ]),
    ).toBe('\uFEFF"Name","Premium"\r\n"Ann ""A"" Lee",1250.5\r\n,-3\r\n');
  });

  it('leaves cells empty for numbers that are not finite', () => {
    expect(csvText([[Number.NaN, Number.POSITIVE_INFINITY]])).toBe('\uFEFF,\r\n');
  });

  it('writes times in UTC without quotes, and never as a formula', () => {
    expect(csvText([[new Date(Date.UTC(2026, 10, 20, 16, 4, 5, 6)), new Date(Number.NaN)]])).toBe(
      '\uFEFF2026-11-20 16:04:05,\r\n',
    );
    expect(csvText([[new Date(8.64e15)]])).toBe("\uFEFF'+275760-09-13 00:00:00\r\n");
  });

  it('round-trips through a CSV parser', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyValue, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), (rows) => {
        expect(parse(csvText(rows))).toEqual(rows.map((row) => row.map(seen)));
      }),
    );
  });
});

describe('withoutFormula', () => {
  it.each([
    '=1+1',
    '+1 918 555 0142',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u0000=1',
    '＝1',
    '＋1',
    '－1',
    '＠A',
  ])('prefixes a possible formula with an apostrophe: %j', (text) => {
    expect(withoutFormula(text)).toMatch(/^'/);
  });

  it('also escapes formulas after a semicolon or a tab', () => {
    expect(withoutFormula('a;=1+1')).toBe("a;'=1+1");
    expect(withoutFormula('a\t=1+1')).toBe("a\t'=1+1");
  });

  it.each(['Austin, TX', 'a-b', 'x=1', '5 + 5', '', ' = ', "'=1"])(
    'leaves text that is not a formula unchanged: %j',
    (text) => {
      expect(withoutFormula(text)).toBe(text);
    },
  );

  it('only adds apostrophes and never starts a cell with a formula character', () => {
    const corpus = fc.constantFrom(...hostileTexts);
    fc.assert(
      fc.property(fc.oneof(anyText, corpus), (text) => {
        const safe = withoutFormula(text);
        expect(safe.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        for (const cell of safe.split(/[;\t\r\n]/)) expect(formulaSigns).not.toContain(cell[0] ?? ' ');
      }),
    );
  });
});

it('writes one line per row and one tab-separated cell per value to the clipboard for any content', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyValue, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const lines = tabbedText(rows).split('\n');
        expect(lines.map((line) => line.split('\t').length)).toEqual(rows.map(() => 3));
      },
    ),
  );
});
