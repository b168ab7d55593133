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
import type { ClaimState } from '../model/claimFlow.ts';

/** What a claim has to say: its outcome, or why the question stands again. */
export interface ClaimNoticeContent extends Required<Pick<BannerProps, 'tone' | 'icon' | 'title' | 'role'>> {
  readonly text: string;
}

const nothingCharged = 'Nothing has been charged.';

/** The words of a claim's outcome (CLM-8 to CLM-11); null while there is nothing to say. */
export function claimNotice(state: ClaimState): ClaimNoticeContent | null {
  switch (state.step) {
    case 'won':
      return {
        tone: 'positive',
        icon: CheckCircleIcon,
        role: 'status',
        title: 'This referral is yours.',
        text: `You paid ${formatMoney(state.price)}.`,
      };
    case 'lost':
      return bad(BanIcon, 'Another agent claimed this referral a moment ago.');
    case 'failed':
      return bad(AlertIcon, 'This referral could not be claimed.');
    case 'balanceTooLow':
      return bad(
        WalletIcon,
        'Your prepaid balance is too low.',
        `This referral costs ${formatMoney(state.offer.price)}.`,
      );
    case 'expired':
      return { ...bad(ClockIcon, 'This referral has expired.'), tone: 'neutral' };
    case 'gone':
      return { ...bad(ClockIcon, 'This referral is no longer available.'), tone: 'neutral' };
    case 'priceChanged':
      return { ...bad(InfoIcon, `The price is now ${formatMoney(state.offer.price)}.`), tone: 'caution' };
    case 'unknown':
      return lostConnection('We are finding out whether this referral is yours.');
    case 'asked':
      return state.unanswered
        ? lostConnection('The referral is still available. Nothing has been charged.')
        : null;
    default:
      return null;
  }
}

const bad = (icon: IconComponent, title: string, text = nothingCharged) =>
  ({ tone: 'critical', icon, role: 'alert', title, text }) as const;

const lostConnection = (text: string) =>
  ({ ...bad(OfflineIcon, 'The connection was lost.', text), tone: 'caution' }) as const;
