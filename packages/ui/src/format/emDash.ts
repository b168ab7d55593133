/** Stands for an unknown value (TIM-12). */
export const emDash = '—';
