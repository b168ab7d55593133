import { type BannerProps, english, formatMoney, type Texts } from '@advantage/ui';
import {
  AlertIcon,
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  type IconComponent,
  InfoIcon,
  WalletIcon,
} from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import type { ClaimState } from '../model/claimFlow.ts';

/** Returns the notice for a claim, or null if there is nothing to say. `name` is for messages shown away from it. */
export function claimNotice(
  state: ClaimState,
  name?: string,
  texts: Texts = english,
): (Required<Pick<BannerProps, 'tone' | 'icon' | 'title' | 'role'>> & { readonly text: string }) | null {
  const t = texts(en.claim);
  const subject = name ?? t.thisReferral;
  const money = (price: number) => formatMoney(price, texts(numbers));
  const failure = (icon: IconComponent, title: string, text = t.nothingCharged) =>
    ({ tone: 'critical', icon, role: 'alert', title, text }) as const;
  const caution = (icon: IconComponent, title: string, text?: string) =>
    ({ ...failure(icon, title, text), tone: 'caution' }) as const;
  const news = (tone: 'positive' | 'neutral', icon: IconComponent, title: string, text: string) =>
    ({ tone, icon, role: 'status', title, text }) as const;
  switch (state.step) {
    case 'won':
      return news('positive', CheckCircleIcon, t.yours(subject), t.paid(money(state.price)));
    case 'lost':
      return failure(BanIcon, t.lost(name));
    case 'claimedElsewhere':
      return news('neutral', InfoIcon, t.claimedElsewhere(subject), t.nothingMoreCharged);
    case 'failed':
      return failure(
        AlertIcon,
        t.failed(subject),
        [t.nothingCharged, state.reason].filter(Boolean).join(' '),
      );
    case 'balanceTooLow':
      return failure(WalletIcon, t.balanceTooLow, t.costs(subject, money(state.offer.price)));
    case 'expired':
      return { ...failure(ClockIcon, t.expired(subject)), tone: 'neutral' };
    case 'unavailable':
      return { ...failure(ClockIcon, t.gone(subject)), tone: 'neutral' };
    case 'priceChanged':
      return caution(InfoIcon, t.priceChanged(money(state.offer.price), name));
    case 'unknown':
      return caution(AlertIcon, t.unconfirmed, t.checking);
    case 'asked':
      if (!state.unanswered) return null;
      return caution(AlertIcon, t.unconfirmed, t.stillAvailable(name ?? t.theReferral));
    default:
      return null;
  }
}
