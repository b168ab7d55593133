import * as en from '../messages/en.ts';

/** What may be typed into a `NumberField`. */
export interface NumberTextRules {
  readonly allowNegative: boolean;
  readonly allowDecimals: boolean;
  readonly maxDigits: number;
}

const decimals = 2;

/**
 * Whether a typed text may be put between what is before and after the caret. Only what is typed is
 * judged: what was loaded or pasted stays as it is, so that validation can name it.
 */
export function acceptsTyping(before: string, typed: string, after: string, rules: NumberTextRules): boolean {
  return [...typed].every((character, index) => {
    const left = before + typed.slice(0, index);
    if (character === '-') return rules.allowNegative && left === '' && !after.startsWith('-');
    if (character === '.')
      return rules.allowDecimals && !`${left}${after}`.includes('.') && after.length <= decimals;
    return /\d/.test(character) && !after.startsWith('-') && hasRoom(left, after, rules.maxDigits);
  });
}

/** Says why a typed text was refused. */
export function refusalText(
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
  if (point >= 0) return left.length + after.length - point - 1 < decimals;
  const [whole = ''] = `${left}${after}`.split('.');
  return whole.replace(/\D/g, '').length < maxDigits;
}

/** A number without what spreadsheets put around it: ' $2,500' is '2500'. Any other text stays as it is. */
export function withoutNotation(text: string): string {
  const plain = text
    .trim()
    .replace(/^(-?)\s*\$/, '$1')
    .replace(/%$/, '')
    .trimEnd();
  const ungrouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^-?\d*(?:\.\d*)?$/.test(ungrouped) ? ungrouped : text;
}

/** Digits in threes from the right: '2500' is '2,500'. */
function inThrees(digits: string): string {
  const first = digits.slice(0, digits.length % 3);
  const others = digits.slice(first.length).match(/\d{3}/g) ?? [];
  return [...(first === '' ? [] : [first]), ...others].join(',');
}

/** A number with thousands separators: '2500' is '2,500'. Any other text stays as it is. */
export function withSeparators(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === '' ? text : `${sign}${inThrees(whole)}${rest}`;
}
