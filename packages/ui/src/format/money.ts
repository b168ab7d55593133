import * as en from '../messages/en.ts';
import { emDash } from './emDash.ts';

/** Formats dollars: '$30', '$27.50', '$12,500'; an em dash if unknown. */
export function formatMoney(amount: number | null | undefined, t = en.numbers): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? t.money(amount) : emDash;
}
