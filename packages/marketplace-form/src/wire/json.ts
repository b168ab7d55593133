/** Marks an integer that `JSON.parse` would round. No service sends the character it begins with. */
const mark = '\uE000int:';
/** Strings and numbers. A string that never ends is one token too, so that no text is read twice. */
const tokens = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g;
const isRounded = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Parses JSON without rounding: integers beyond 2^53 become `bigint`. Use it with `stringifyJson` for a gateway, so
 * that fields the form does not know come back digit for digit.
 */
export function parseJson(text: string): unknown {
  const marked = text.replace(tokens, (token) => (isRounded(token) ? `"${mark}${token}"` : token));
  return JSON.parse(marked, (_, value) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  );
}

/** Writes JSON with `bigint` as the integers they are. */
export const stringifyJson = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${mark}${item}` : item)).replace(
    new RegExp(`"${mark}(-?\\d+)"`, 'g'),
    '$1',
  );
