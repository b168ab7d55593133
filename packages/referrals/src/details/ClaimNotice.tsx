import { Banner, useTexts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { ClaimState } from '../model/claimFlow.ts';
import * as styles from './claim.css.ts';
import { claimNotice } from './claimNotice.ts';

export interface ClaimNoticeProps {
  /** The state of the claim. */
  readonly state: ClaimState;
  /** Leads to where the prepaid balance is filled up, after 'too low'. Default none. */
  readonly paymentMethodLink?: ReactNode;
}

/** Says how a claim ended, or why the question is asked again; renders nothing while there is nothing to say. */
export function ClaimNotice({ state, paymentMethodLink }: ClaimNoticeProps) {
  const notice = claimNotice(state, undefined, useTexts());
  if (!notice) return null;
  const { text, ...banner } = notice;
  return (
    // The key makes a new notice a new element, which screen readers then say.
    <div key={`${banner.title}${text}`} className={styles.notice} tabIndex={-1} data-claim-notice>
      <Banner {...banner}>
        {text} {state.step === 'balanceTooLow' && paymentMethodLink}
      </Banner>
    </div>
  );
}
