import { formatMoney } from '@advantage/ui';
import { multiplierOf, parseNumber } from '../fields/numbers.ts';
import * as en from '../messages/en.ts';

/** What a percent modifier does to a price, as an example; nothing where it is no percent. */
export function percentExample(text: string, t = en.controls): string | undefined {
  const percent = parseNumber(text);
  if (percent.kind !== 'number' || !Number.isInteger(percent.value) || percent.value < -100) return undefined;
  return t.percentExample('$30', formatMoney(30 * multiplierOf(percent.value)));
}
