import { Banner, type BannerProps, english, formatMoney, type Texts, useTexts } from '@advantage/ui';
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
import { createContext, type ReactNode, useContext } from 'react';
import * as en from '../messages/en.ts';
import type { ClaimState } from '../model/claimFlow.ts';
import * as styles from './claim.css.ts';

/** Context with the link to the page for adding to the prepaid balance, shown if that is too low. Default none. */
export const PaymentMethodLink = createContext<ReactNode>(null);

/** A banner that says how a claim ended, or why the question is asked again. Renders nothing otherwise. */
export function ClaimNotice({ state }: { readonly state: ClaimState }) {
  const paymentMethodLink = useContext(PaymentMethodLink);
  const notice = claimNotice(state, undefined, useTexts());
  if (!notice) return null;
  const { text, ...banner } = notice;
  return (
    // The key creates a new element for each new notice, so that screen readers announce it.
    <div key={`${banner.title}${text}`} className={styles.notice} tabIndex={-1} data-claim-notice>
      <Banner {...banner}>
        <span>{`${text} `}</span>
        {state.step === 'balanceTooLow' && paymentMethodLink}
      </Banner>
    </div>
  );
}

/** The content of a claim's notice: its outcome, or why the question is asked again. */
export interface ClaimNoticeContent extends Required<Pick<BannerProps, 'tone' | 'icon' | 'title' | 'role'>> {
  readonly text: string;
}

/** Returns the notice for a claim, or null if there is nothing to say. `name` is for messages shown away from it. */
export function claimNotice(
  state: ClaimState,
  name?: string,
  texts: Texts = english,
): ClaimNoticeContent | null {
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
