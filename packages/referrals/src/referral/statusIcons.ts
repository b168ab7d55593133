import {
  ban,
  bolt,
  bookmark,
  checkCheck,
  circle,
  circleHalf,
  file,
  help,
  pauseCircle,
  send,
  shieldCheck,
  toBottom,
  transfer,
  userCheck,
} from '@advantage/ui/icons';
import type { MarketplaceStatus, ProgressStatus } from '../model/status.ts';

/** The icon of each marketplace status (STS-1); a claimed call-in referral was transferred (STS-12). */
export const statusIcons = {
  Available: bolt,
  Claimed: shieldCheck,
  Transferred: transfer,
  Settled: checkCheck,
  Incoming: toBottom,
  Delivered: send,
  Assigned: userCheck,
  'On Hold': pauseCircle,
  Ineligible: ban,
  Undefined: help,
} as const satisfies Record<MarketplaceStatus | 'Transferred', unknown>;

/** The icon of each progress status (STS-3). */
export const progressIcons = {
  Open: circle,
  'In Progress': circleHalf,
  'Quote Sent': file,
  'Bound Prospect': bookmark,
  'Unable to Service': ban,
} as const satisfies Record<ProgressStatus, unknown>;
