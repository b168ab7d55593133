import { useClockValue } from '../referral/useClockValue.ts';

/** The midnight that the reader's day began with: a time that changes once a day, for queries. */
export const useToday = () => useClockValue((now) => new Date(now).setHours(0, 0, 0, 0));
