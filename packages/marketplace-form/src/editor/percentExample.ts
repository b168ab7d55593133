import { numbers } from '@advantage/ui/messages';
import { parseNumber, toMultiplier } from '../fields/numbers.ts';
import * as en from '../messages/en.ts';

/** Returns an example of what a percent modifier does to a price; undefined if the text isn't a valid percentage. */
export function percentExample(text: string, t = en.controls, amounts = numbers): string | undefined {
  const percent = parseNumber(text);
  if (percent.kind !== 'number' || !Number.isInteger(percent.value) || percent.value < -100) return undefined;
  return t.percentExample(amounts.money(30), amounts.money(30 * toMultiplier(percent.value)));
}
