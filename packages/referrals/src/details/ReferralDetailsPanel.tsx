import { SidePanel, useMessages } from '@advantage/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { type ClaimState, idle, isAsking } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { referralStoreOf } from '../model/referralStore.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import * as styles from './details.css.ts';
import { PanelContent } from './PanelContent.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHead } from './PanelHead.tsx';
import { panelFooter } from './panelFooter.ts';
import { panelKeys } from './panelKeys.ts';
import type { PanelPosition } from './panelTexts.ts';
import type { ReferralDetailsProps } from './ReferralDetails.tsx';
import type { Claims } from './useClaim.ts';
import { useReferral } from './useReferral.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface ReferralDetailsPanelProps extends Pick<ReferralDetailsProps, 'onProgressChange' | 'more'> {
  /** The referral to show; null closes the panel. */
  readonly opportunityId: string | null;
  /** What the list knows of it, shown at once and kept up to date. Default null: it is loaded first. */
  readonly row?: Referral | null;
  /** Where the rest is loaded from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'get' | 'streetViewUrl'>;
  /** Who reads it: agents see buttons, carriers and admins badges. */
  readonly audience: ReferralAudience;
  /** The reader's claims, from `useClaim`; only agents can use them. Default null: nothing can be claimed. */
  readonly claims?: Claims | null;
  /** The referral is the reader's, as in the acquired list; the panel says so. Default false. */
  readonly isOwn?: boolean;
  /** Whether prices may show; without them nothing can be claimed. Default true. */
  readonly showPrices?: boolean;
  /** Its position in its list. Default null: not shown. */
  readonly position?: PanelPosition | null;
  /** Shows the referral before. Default: there is none. */
  readonly onPrevious?: (() => void) | undefined;
  /** Shows the referral after. Default: there is none. */
  readonly onNext?: (() => void) | undefined;
  /** Called by X, Escape and a press outside. */
  readonly onClose: () => void;
  /** The address of this referral, for the button that copies it. Default: no button. */
  readonly link?: string | undefined;
  /** Leads to where the prepaid balance is filled up, e.g. a link 'Payment Method'. Default none. */
  readonly paymentMethodLink?: ReactNode;
  /** Tells where else presses do not close it: the rows of the list. Default: nowhere. */
  readonly isInside?: (element: Element) => boolean;
  /** Gives what gets the focus afterwards: the row. Default: what had it before. */
  readonly returnFocusTo?: () => HTMLElement | null;
}

/**
 * Everything about one referral, next to its list. Contact details show only where the rules
 * allow it; otherwise they are not in the document at all. Agents claim in it.
 */
export function ReferralDetailsPanel(props: ReferralDetailsPanelProps) {
  const t = useMessages(en.details);
  const { opportunityId, row = null, source, audience, showPrices = true, onPrevious, onNext } = props;
  const id = useLastShown(opportunityId);
  const claims = audience === 'agent' && showPrices ? (props.claims ?? null) : null;
  const claim = id === null ? undefined : claims?.of(id);
  const state: ClaimState = claim?.state ?? idle;
  const isInDoubt = state.step === 'failed' || row?.isGone === true;
  const details = useReferral({ id, row, claimed: claim?.referral ?? null, source, isInDoubt });
  const { referral } = details;
  useClaimEffects(claims, opportunityId, referral, state);
  const content = useRef<HTMLDivElement>(null);
  const isMissing = details.status === 'missing';
  const footer =
    referral && panelFooter({ referral, claim: claims && state, hasNext: onNext !== undefined, isMissing });
  const isOwn =
    (props.isOwn ?? false) || state.step === 'won' || (id !== null && referralStoreOf(source).isOwn(id));
  useRestoreFocus(content, { id, claim: state, status: details.status, footer });
  const takeBack = id !== null && isAsking(state) ? () => claims?.cancel(id) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come up from the controls inside
    <div
      data-details-open={opportunityId !== null || undefined}
      className={styles.keys}
      onKeyDown={panelKeys({ onPrevious, onNext, onTakeBack: takeBack })}
    >
      <SidePanel
        isOpen={opportunityId !== null}
        onClose={props.onClose}
        label={t.details}
        isInside={props.isInside}
        returnFocusTo={props.returnFocusTo}
        actions={
          <PanelHead
            position={props.position ?? null}
            onPrevious={onPrevious}
            onNext={onNext}
            link={props.link}
            isLoading={details.status === 'loading' && referral !== null}
          />
        }
        footer={
          footer && (
            <PanelFooter
              kind={footer}
              referral={referral}
              state={state}
              claims={claims}
              onNext={onNext}
              paymentMethodLink={props.paymentMethodLink}
            />
          )
        }
      >
        <div ref={content} key={id} className={styles.content}>
          <PanelContent
            details={details}
            claim={state}
            audience={audience}
            canClaim={claims !== null}
            isOwn={isOwn}
            showPrices={showPrices}
            streetViewUrl={(searchId) => source.streetViewUrl?.(searchId)}
            onProgressChange={props.onProgressChange}
            more={props.more}
          />
        </div>
      </SidePanel>
    </div>
  );
}

/** The referral that shows, or that showed last: a panel that slides away keeps its content. */
function useLastShown(id: string | null): string | null {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return id ?? last;
}

/** Keeps an open question true to the referral, and takes it back when the reader goes on to another one. */
function useClaimEffects(
  claims: Claims | null,
  id: string | null,
  referral: Referral | null,
  state: ClaimState,
) {
  const isOpen = isAsking(state);
  useEffect(() => {
    if (isOpen && referral) claims?.see(referral);
  }, [claims, referral, isOpen]);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== null && shown.current !== id) claims?.cancel(shown.current);
    shown.current = id;
  }, [claims, id]);
}
