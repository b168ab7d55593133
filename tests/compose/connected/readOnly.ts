import type { ConsoleGateways } from '@advantage/console-kit';

/** The same data, to look at only: no list shows a button that claims. */
export const readOnly = ({ referrals, ...others }: ConsoleGateways): ConsoleGateways => ({
  ...others,
  referrals: { ...referrals, claim: undefined },
});
