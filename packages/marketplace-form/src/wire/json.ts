/** Prefix that marks an integer `JSON.parse` would round. Starts with a character that no service sends. */
const bigIntMarker = '\uE000int:';
/** Matches strings and numbers. An unterminated string is one token too, so that no text is scanned twice. */
const tokens = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g;
const losesPrecision = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Parses JSON without rounding: integers beyond 2^53 become `bigint`. Use it with `stringifyJson` in a gateway, so that
 * fields the form doesn't know are preserved digit for digit.
 */
export function parseJson(text: string): unknown {
  const marked = text.replace(tokens, (token) =>
    losesPrecision(token) ? `"${bigIntMarker}${token}"` : token,
  );
  return JSON.parse(marked, (_, value) =>
    typeof value === 'string' && value.startsWith(bigIntMarker)
      ? BigInt(value.slice(bigIntMarker.length))
      : value,
  );
}

/** Serializes JSON and writes each `bigint` as an integer. */
export const stringifyJson = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${bigIntMarker}${item}` : item)).replace(
    new RegExp(`"${bigIntMarker}(-?\\d+)"`, 'g'),
    '$1',
  );
