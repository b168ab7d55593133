import { Button, useMessages } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import * as en from '../messages/en.ts';
import { type ClaimState, isConfirming, isInFlight } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { ClaimButton } from './ClaimButton.tsx';
import { ClaimQuestion } from './ClaimQuestion.tsx';
import { ContactActions } from './ContactActions.tsx';
import type { PanelFooterKind } from './panelFooter.ts';
import type { Claims } from './useClaim.ts';

export interface PanelFooterProps {
  readonly kind: PanelFooterKind;
  readonly referral: Referral;
  readonly state: ClaimState;
  readonly claims: Claims | null;
  readonly onNext: (() => void) | undefined;
  readonly paymentMethodLink: ReactNode;
}

/** The footer of a panel, always visible: what the user can do with the referral. */
export function PanelFooter(props: PanelFooterProps) {
  const t = useMessages(en.details);
  return <div data-panel-footer>{footerOf(props, t)}</div>;
}

function footerOf(
  { kind, referral, state, claims, onNext, paymentMethodLink }: PanelFooterProps,
  t: typeof en.details,
) {
  const id = referral.opportunityId;
  if (kind === 'contact') return <ContactActions referral={referral} />;
  if (kind === 'next') {
    return (
      <Button size="l" isFullWidth onPress={onNext}>
        {t.seeNext}
        <ChevronRightIcon />
      </Button>
    );
  }
  if (!claims) return null;
  if (isConfirming(state) || isInFlight(state)) {
    return (
      <ClaimQuestion
        referral={referral}
        state={state}
        onConfirm={() => claims.confirm(id)}
        onCancel={() => claims.cancel(id)}
      />
    );
  }
  return (
    <ClaimButton referral={referral} state={state} paymentMethodLink={paymentMethodLink} onAsk={claims.ask} />
  );
}
