const space = /[ \t\r\n]*/y;
// cspell:ignore bfnrt
const text = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Returns the line and column, counted from 1, at which a text stops being JSON, for the person who wrote it.
 * `JSON.parse` says it only in some browsers, and in those only of some errors. A text that was cut off stops at its end.
 */
export function findJsonError(json: string): readonly [line: number, column: number] {
  const lines = json.slice(0, endOfJson(json)).split('\n');
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

/** Returns the index at which a text stops being JSON; the length of the text if it's JSON as far as it goes. */
function endOfJson(json: string): number {
  let at = 0;
  /** Moves behind the pattern, if it's next. */
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(json) ?? [];
    at += found?.length ?? 0;
    return found !== undefined;
  };
  const takeSign = (sign: string): boolean => {
    take(space);
    if (json[at] !== sign) return false;
    at += 1;
    return take(space);
  };
  const takeItems = (end: string, takeItem: () => boolean): boolean => {
    if (takeSign(end)) return true;
    do if (!takeItem()) return false;
    while (takeSign(','));
    return takeSign(end);
  };
  const takeValue = (): boolean => {
    if (takeSign('{')) return takeItems('}', () => take(text) && takeSign(':') && takeValue());
    if (takeSign('[')) return takeItems(']', takeValue);
    return take(text) || take(scalar);
  };
  if (takeValue()) take(space);
  return at;
}
