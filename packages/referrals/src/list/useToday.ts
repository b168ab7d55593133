import { useClockValue } from '../columns/useClockValue.ts';

/** Returns the start of the current local day. Changes once a day, so queries stay stable. */
export const useToday = () => useClockValue((now) => new Date(now).setHours(0, 0, 0, 0));
