/** Placeholder for an unknown value. */
export const emDash = '—';
