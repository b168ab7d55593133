import {
  BanIcon,
  BoltIcon,
  CheckCheckIcon,
  CheckIcon,
  CircleHalfIcon,
  CircleIcon,
  FileIcon,
  HandshakeIcon,
  HelpIcon,
  IncomingIcon,
  PauseCircleIcon,
  SendIcon,
  TransferIcon,
  UserCheckIcon,
} from '@advantage/ui/icons';
import type { MarketplaceStatus, ProgressStatus } from '../model/status.ts';

/** The icon of each marketplace status. 'Transferred' is a claimed call-in referral. */
export const statusIcons = {
  Available: BoltIcon,
  Claimed: CheckIcon,
  Transferred: TransferIcon,
  Settled: CheckCheckIcon,
  Incoming: IncomingIcon,
  Delivered: SendIcon,
  Assigned: UserCheckIcon,
  'On Hold': PauseCircleIcon,
  Ineligible: BanIcon,
  Undefined: HelpIcon,
} as const satisfies Record<MarketplaceStatus | 'Transferred', unknown>;

/** The icon of each progress status. */
export const progressIcons = {
  Open: CircleIcon,
  'In Progress': CircleHalfIcon,
  'Quote Sent': FileIcon,
  'Bound Prospect': HandshakeIcon,
  'Unable to Service': BanIcon,
} as const satisfies Record<ProgressStatus, unknown>;
