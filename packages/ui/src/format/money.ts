import { emDash } from './emDash.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Dollars: '$30', '$27.50' (TIM-10), '$12,500' (TIM-11); an em dash when unknown (TIM-12). */
export function formatMoney(amount: number | null | undefined): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? dollars.format(amount) : emDash;
}
