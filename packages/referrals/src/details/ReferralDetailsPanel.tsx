import { IconButton, SidePanel, Spinner, useMedia, useMessages, VisuallyHidden } from '@advantage/ui';
import { ChevronDownIcon, ChevronUpIcon, type IconComponent } from '@advantage/ui/icons';
import { media } from '@advantage/ui/internal';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PaymentMethodLink } from '../claim/ClaimNotice.tsx';
import { CopyButton } from '../claim/ContactLines.tsx';
import type { Claims } from '../claim/useClaim.ts';
import { useLastNonNull, useRestoreFocus } from '../claim/useRestoreFocus.ts';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { type ClaimState, idle, isConfirming } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { getReferralStore } from '../model/referralStore.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import * as styles from './details.css.ts';
import { PanelAction, panelAction } from './PanelAction.tsx';
import { PanelContent, type PanelContentProps } from './PanelContent.tsx';
import { useReferral } from './useReferral.ts';

export interface ReferralDetailsPanelProps extends Pick<PanelContentProps, 'onProgressChange' | 'more'> {
  /** Id of the referral to show. Null closes the panel. */
  readonly opportunityId: string | null;
  /** The list's version of the referral, shown immediately and kept up to date. Default null: it is loaded first. */
  readonly row?: Referral | null;
  /** Loads the full details. Pass the same object on every render. */
  readonly source: Pick<ReferralSource, 'get' | 'streetViewUrl'>;
  /** Who views the panel. Agents see buttons, carriers and administrators see badges. */
  readonly audience: ReferralAudience;
  /** The user's claims, from `useClaim`. Only agents can use them. Default null: nothing can be claimed. */
  readonly claims?: Claims | null;
  /** Whether the referral is the user's own, as in the acquired list. The panel says so. Default false. */
  readonly isOwn?: boolean | undefined;
  /** Whether prices are shown. Without them, nothing can be claimed. Default true. */
  readonly showPrices?: boolean;
  /** The referral's position in its list, for screen readers. Default null: not announced. */
  readonly position?: PanelPosition | null;
  /** Called to show the previous referral. Default: none. */
  readonly onPrevious?: (() => void) | undefined;
  /** Called to show the next referral. Default: none. */
  readonly onNext?: (() => void) | undefined;
  /** Called when the user closes the panel with X, Escape, or a press outside. */
  readonly onClose: () => void;
  /** URL of this referral, for the copy button. Default: no button. */
  readonly link?: string | undefined;
  /** Link to the page for adding to the prepaid balance, e.g. 'Payment Method'. Default none. */
  readonly paymentMethodLink?: ReactNode;
  /** Whether pressing an element outside keeps the panel open, e.g. a row of the list. Default: none does. */
  readonly isInside?: (element: Element) => boolean;
  /** Returns the element to focus after the panel closes, e.g. the row. Default: the element focused before. */
  readonly returnFocusTo?: () => HTMLElement | null;
}

/**
 * Everything about one referral, next to its list. Contact details are in the document only if the user may see them.
 * Agents can claim in it. Inside a `ReferralListProvider`, use `ReferralDetails`.
 */
export function ReferralDetailsPanel(props: ReferralDetailsPanelProps) {
  const t = useMessages(en.details);
  const { opportunityId, row = null, source, audience, showPrices = true, onPrevious, onNext } = props;
  const id = useLastNonNull(opportunityId);
  const claims = audience === 'agent' && showPrices ? (props.claims ?? null) : null;
  const claim = id === null ? undefined : claims?.of(id);
  const state: ClaimState = claim?.state ?? idle;
  const details = useReferral({
    id,
    row,
    claimed: claim?.referral ?? null,
    source,
    isOutcomeUnknown: state.step === 'failed' || state.step === 'claimedElsewhere' || row?.isGone === true,
  });
  const { referral } = details;
  useClaimEffects(claims, opportunityId, referral, state);
  const content = useRef<HTMLDivElement>(null);
  const isMissing = details.status === 'missing';
  const kind =
    referral && panelAction({ referral, claim: claims && state, hasNext: onNext !== undefined, isMissing });
  const isOwn =
    (props.isOwn ?? false) || state.step === 'won' || (id !== null && getReferralStore(source).isOwn(id));
  useRestoreFocus(content, [id, state, details.status, kind]);
  const cancelQuestion = id !== null && isConfirming(state) ? () => claims?.cancel(id) : undefined;
  const isPhone = useMedia(media.phone);
  const action = kind && (
    <PaymentMethodLink.Provider value={props.paymentMethodLink}>
      <div data-panel-footer>
        <PanelAction kind={kind} referral={referral} state={state} claims={claims} onNext={onNext} />
      </div>
    </PaymentMethodLink.Provider>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the controls inside
    <div
      data-details-open={opportunityId !== null || undefined}
      className={styles.keys}
      onKeyDown={panelKeys({ onPrevious, onNext, onCancel: cancelQuestion })}
    >
      <SidePanel
        isOpen={opportunityId !== null}
        onClose={props.onClose}
        label={t.details}
        isInside={props.isInside}
        returnFocusTo={props.returnFocusTo}
        actions={<Head {...props} isLoading={details.status === 'loading' && referral !== null} />}
        footer={isPhone && action}
      >
        <div ref={content} key={id} className={styles.content}>
          <PanelContent
            details={details}
            claim={state}
            audience={audience}
            canClaim={claims !== null}
            isOwn={isOwn}
            showPrices={showPrices}
            action={!isPhone && action}
            streetViewUrl={(searchId) => source.streetViewUrl?.(searchId)}
            onProgressChange={props.onProgressChange}
            more={props.more}
          />
        </div>
      </SidePanel>
    </div>
  );
}

type HeadProps = Pick<ReferralDetailsPanelProps, 'position' | 'onPrevious' | 'onNext' | 'link'> & {
  readonly isLoading: boolean;
};

function Head({ position, onPrevious, onNext, link, isLoading }: HeadProps) {
  const t = useMessages(en.details);
  const button = (icon: IconComponent, label: string, onPress: (() => void) | undefined) => (
    <IconButton icon={icon} label={label} tooltipPlacement="bottom" isDisabled={!onPress} onPress={onPress} />
  );
  return (
    <>
      {button(ChevronUpIcon, t.previous, onPrevious)}
      {button(ChevronDownIcon, t.next, onNext)}
      <VisuallyHidden>
        <span role="status">{position && positionText(position, t)}</span>
      </VisuallyHidden>
      {isLoading && <Spinner label={t.loading} size={14} />}
      <span className={styles.headEnd}>
        {link !== undefined && <CopyButton what="link" value={link} icon="link" />}
      </span>
    </>
  );
}

/** Keeps an open question in sync with the referral, and cancels it when the user moves to another referral. */
function useClaimEffects(
  claims: Claims | null,
  id: string | null,
  referral: Referral | null,
  state: ClaimState,
) {
  const isOpen = isConfirming(state);
  useEffect(() => {
    if (isOpen && referral) claims?.see(referral);
  }, [claims, referral, isOpen]);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== null && shown.current !== id) claims?.cancel(shown.current);
    shown.current = id;
  }, [claims, id]);
}

interface PanelKeysOptions extends Pick<ReferralDetailsPanelProps, 'onPrevious' | 'onNext'> {
  /** Cancels the open question on Escape, which then doesn't close the panel. Default: no question is open. */
  readonly onCancel?: (() => void) | undefined;
}

/** Controls that use the arrow keys themselves. */
const arrowKeyTargets =
  'input, textarea, select, [contenteditable], [aria-haspopup], [role=listbox], [role=menu]';

/** Creates the keydown handler of a panel: arrows show other referrals, Escape cancels an open question. */
const panelKeys = ({ onPrevious, onNext, onCancel }: PanelKeysOptions) => {
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onPrevious,
    ArrowDown: onNext,
    Escape: onCancel,
  };
  return (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isUnmodified = !event.defaultPrevented && !(altKey || ctrlKey || metaKey || shiftKey);
    const action = actions[event.key];
    if (!isUnmodified || !action || !(target instanceof Element) || target.closest(arrowKeyTargets)) return;
    event.preventDefault();
    action();
  };
};

/** The position of the panel's referral in its list. */
interface PanelPosition {
  /** Zero-based index across all pages. */
  readonly index: number;
  readonly total: number;
}

/** Formats a position, e.g. '3 of 214'. */
export const positionText = ({ index, total }: PanelPosition, t = en.details) =>
  t.position(String(index + 1), String(Math.max(total, index + 1)));
