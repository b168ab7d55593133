import { numbers } from '@advantage/ui/messages';
import { multiplierOf, parseNumber } from '../fields/numbers.ts';
import * as en from '../messages/en.ts';

/** What a percent modifier does to a price, as an example; nothing where it is no percent. */
export function percentExample(text: string, t = en.controls, amounts = numbers): string | undefined {
  const percent = parseNumber(text);
  if (percent.kind !== 'number' || !Number.isInteger(percent.value) || percent.value < -100) return undefined;
  return t.percentExample(amounts.money(30), amounts.money(30 * multiplierOf(percent.value)));
}
