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

/**
 * The words of a claim's outcome; null while there is nothing to say. `name` stands for the referral in messages that
 * show apart from it.
 */
export function claimNotice(state: ClaimState, name?: string): ClaimNoticeContent | null {
  const subject = name ?? 'This referral';
  switch (state.step) {
    case 'won':
      return {
        tone: 'positive',
        icon: CheckCircleIcon,
        role: 'status',
        title: `${subject} is yours.`,
        text: `You paid ${formatMoney(state.price)}.`,
      };
    case 'lost':
      return bad(BanIcon, `Another agent claimed ${name ?? 'this referral'} a moment ago.`);
    case 'failed':
      return bad(AlertIcon, `${subject} could not be claimed.`);
    case 'balanceTooLow':
      return bad(
        WalletIcon,
        'Your prepaid balance is too low.',
        `${subject} costs ${formatMoney(state.offer.price)}.`,
      );
    case 'expired':
      return { ...bad(ClockIcon, `${subject} has expired.`), tone: 'neutral' };
    case 'gone':
      return { ...bad(ClockIcon, `${subject} is no longer available.`), tone: 'neutral' };
    case 'priceChanged':
      return {
        ...bad(
          InfoIcon,
          `The price${name === undefined ? '' : ` of ${name}`} is now ${formatMoney(state.offer.price)}.`,
        ),
        tone: 'caution',
      };
    case 'unknown':
      return lostConnection('Checking whether your claim went through…');
    case 'asked':
      return state.unanswered
        ? lostConnection(`${name ?? 'The referral'} is still available. ${nothingCharged}`)
        : null;
    default:
      return null;
  }
}

const bad = (icon: IconComponent, title: string, text = nothingCharged) =>
  ({ tone: 'critical', icon, role: 'alert', title, text }) as const;

const lostConnection = (text: string) =>
  ({ ...bad(OfflineIcon, 'The connection was lost.', text), tone: 'caution' }) as const;
