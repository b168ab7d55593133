import * as en from '../messages/en.ts';

/** Rules for the text typed into a `NumberField`. */
export interface NumberTextRules {
  readonly allowNegative: boolean;
  readonly allowDecimals: boolean;
  readonly maxDigits: number;
  /** The sign next to the field, e.g. '$'. Default: none. */
  readonly unit?: string | undefined;
}

const decimals = 2;

/** What people write around a number. It stays where it's typed: `stripNotation` decides whether it can go. */
const notation = /[\s$%,]/;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/**
 * Whether typed text may be inserted between the text before and after the caret. Only typed text is checked: loaded
 * or pasted text stays unchanged, so that validation can report it.
 */
export function isInputAllowed(
  before: string,
  typed: string,
  after: string,
  rules: NumberTextRules,
): boolean {
  return [...typed].every((character, index) => {
    const left = before + typed.slice(0, index);
    if (notation.test(character)) return true;
    if (character === '-') return rules.allowNegative && left.trim() === '' && !after.includes('-');
    if (character === '.')
      return rules.allowDecimals && !`${left}${after}`.includes('.') && countDigits(after) <= decimals;
    return /\d/.test(character) && !after.includes('-') && hasRoom(left, after, rules.maxDigits);
  });
}

/** Returns the reason why typed text was rejected. */
export function getRejectionMessage(
  typed: string,
  { allowNegative, allowDecimals, maxDigits }: NumberTextRules,
  t = en.numberField,
): string {
  if (typed.includes('-') && !allowNegative) return t.noNegative;
  if (typed.includes('.') && !allowDecimals) return t.wholeOnly;
  if (!/^\d+$/.test(typed)) return t.numbersOnly;
  return Number.isFinite(maxDigits) ? t.maxDigits(maxDigits) : t.maxDecimals(decimals);
}

function hasRoom(left: string, after: string, maxDigits: number): boolean {
  const point = left.indexOf('.');
  if (point >= 0) return countDigits(left.slice(point) + after) < decimals;
  const [whole = ''] = `${left}${after}`.split('.');
  return countDigits(whole) < maxDigits;
}

/**
 * Removes what people write around a number, and commas between thousands: ' $2,500' becomes '2500'. Returns any other
 * text unchanged, such as '12,50', whose comma may mean the decimals, or '59%' in a field whose `unit` is '$'.
 */
export function stripNotation(text: string, unit?: string): string {
  const amount = unit === '%' ? text.trim() : text.trim().replace(/^(-?)\s*\$\s*/, '$1');
  const plain = unit === '$' ? amount : amount.replace(/%$/, '').trimEnd();
  const ungrouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^-?\d*(?:\.\d*)?$/.test(ungrouped) ? ungrouped : text;
}

/** Groups digits by thousands: '2500' becomes '2,500'. */
function groupThousands(digits: string): string {
  const first = digits.slice(0, digits.length % 3);
  const others = digits.slice(first.length).match(/\d{3}/g) ?? [];
  return [...(first === '' ? [] : [first]), ...others].join(',');
}

/** Adds thousands separators to a number: '2500' becomes '2,500'. Returns any other text unchanged. */
export function addSeparators(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === '' ? text : `${sign}${groupThousands(whole)}${rest}`;
}
