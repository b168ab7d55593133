import { LiveList } from '@advantage/live-list';
import { english } from '@advantage/ui';
import {
  announcements,
  type LiveReferrals,
  type ReferralRowsOptions,
  referralRules,
} from '../live/liveReferrals.ts';

/** Creates a live list of referrals without React. */
export const createLiveReferrals = (options: ReferralRowsOptions): LiveReferrals =>
  new LiveList({ ...referralRules, texts: announcements(english), ...options });
