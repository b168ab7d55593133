// Formats numbers and money like `@advantage/ui/messages`, which `/wire` and `/rules` must not import.

/** 1,829 */
export const number = (value: number): string => value.toLocaleString('en-US');

/** Dollars without empty cents: $30, $27.50 */
export const money = (value: number): string =>
  value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** 1 error, 2 errors */
export const count = (value: number, noun: string): string =>
  `${number(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Nov 20 */
export const dayAndMonth = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** States, Priority, and Sources */
export const enumeration = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);
