import * as en from '../messages/en.ts';
import { emDash } from './emDash.ts';

/** Dollars: '$30', '$27.50' (TIM-10), '$12,500' (TIM-11); an em dash when unknown (TIM-12). */
export function formatMoney(amount: number | null | undefined, t = en.numbers): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? t.money(amount) : emDash;
}
