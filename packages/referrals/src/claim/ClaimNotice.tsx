import { Banner, useTexts } from '@advantage/ui';
import { createContext, type ReactNode, useContext } from 'react';
import type { ClaimState } from '../model/claimFlow.ts';
import * as styles from './claim.css.ts';
import { claimNotice } from './claimNoticeContent.ts';

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
