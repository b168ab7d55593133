/** Number of cached results. A form is compared with at most two others: as loaded, and as saved by someone else. */
const maxEntries = 4;

/**
 * Memoizes the last four calls of a pure function, by argument identity. Pass only arguments that are never mutated.
 */
export function memoize<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const calls: { readonly args: Args; readonly result: Result }[] = [];
  return (...args) => {
    const cached = calls.find((call) => call.args.every((arg, index) => arg === args[index]));
    if (cached) return cached.result;
    const result = compute(...args);
    calls.unshift({ args, result });
    calls.length = Math.min(calls.length, maxEntries);
    return result;
  };
}
