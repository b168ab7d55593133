import { type BannerProps, formatMoney } from '@advantage/ui';
import {
  AlertIcon,
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  type IconComponent,
  InfoIcon,
  OfflineIcon,
  WalletIcon,
} from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import type { ClaimState } from '../model/claimFlow.ts';

/** What a claim has to say: its outcome, or why the question stands again. */
export interface ClaimNoticeContent extends Required<Pick<BannerProps, 'tone' | 'icon' | 'title' | 'role'>> {
  readonly text: string;
}

const nothingCharged = en.claim.nothingCharged;

/**
 * The words of a claim's outcome; null while there is nothing to say. `name` stands for the referral in messages that
 * show apart from it.
 */
export function claimNotice(state: ClaimState, name?: string): ClaimNoticeContent | null {
  const subject = name ?? en.claim.thisReferral;
  switch (state.step) {
    case 'won':
      return {
        tone: 'positive',
        icon: CheckCircleIcon,
        role: 'status',
        title: en.claim.yours(subject),
        text: en.claim.paid(formatMoney(state.price)),
      };
    case 'lost':
      return bad(BanIcon, en.claim.lost(name ?? 'this referral'));
    case 'failed':
      return bad(AlertIcon, en.claim.failed(subject), withReason(state.reason));
    case 'balanceTooLow':
      return bad(WalletIcon, en.claim.balanceTooLow, en.claim.costs(subject, formatMoney(state.offer.price)));
    case 'expired':
      return { ...bad(ClockIcon, en.claim.expired(subject)), tone: 'neutral' };
    case 'gone':
      return { ...bad(ClockIcon, en.claim.gone(subject)), tone: 'neutral' };
    case 'priceChanged':
      return {
        ...bad(InfoIcon, en.claim.priceChanged(formatMoney(state.offer.price), name)),
        tone: 'caution',
      };
    case 'unknown':
      return lostConnection(en.claim.checking);
    case 'asked':
      return state.unanswered ? lostConnection(en.claim.stillAvailable(name ?? en.claim.theReferral)) : null;
    default:
      return null;
  }
}

/** What nobody needs to fear, and the service's reason where it gives one. */
const withReason = (reason: string | undefined) =>
  reason === undefined ? nothingCharged : `${nothingCharged} ${reason}`;

const bad = (icon: IconComponent, title: string, text = nothingCharged) =>
  ({ tone: 'critical', icon, role: 'alert', title, text }) as const;

const lostConnection = (text: string) =>
  ({ ...bad(OfflineIcon, en.claim.connectionLost, text), tone: 'caution' }) as const;
