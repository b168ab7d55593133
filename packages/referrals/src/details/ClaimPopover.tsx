import { AnchoredDialog, Button, Heading, Text, type Texts, useTexts } from '@advantage/ui';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import * as en from '../messages/en.ts';
import { cardTitle, referralName } from '../model/cardTexts.ts';
import { locationText } from '../model/cellTexts.ts';
import { type ClaimState, isConfirming, isInFlight } from '../model/claimFlow.ts';
import { contactName, showsContact } from '../model/contact.ts';
import { mergeDetails } from '../model/mergeDetails.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { ClaimNotice } from './ClaimNotice.tsx';
import { ClaimQuestion } from './ClaimQuestion.tsx';
import { ContactActions } from './ContactActions.tsx';
import { ContactCard } from './ContactCard.tsx';
import * as styles from './claim.css.ts';
import type { Claims } from './useClaim.ts';
import { useLastNonNull } from './useLastNonNull.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface ClaimPopoverProps {
  /** The referral to claim, in the list's current version. Null closes the popover. */
  readonly referral: Referral | null;
  readonly claims: Claims;
  /** The element that contains the list's rows. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Link to the page for adding to the prepaid balance. Default none. */
  readonly paymentMethodLink?: ReactNode;
  /** Called with the id of a referral to open its details. */
  readonly onOpen: (opportunityId: string) => void;
  /** Called when the user closes the popover, e.g. with Escape, Cancel, or a press outside. */
  readonly onClose: () => void;
}

/**
 * Asks next to a row whether to claim its referral, and shows the outcome there. It opens next to the pressed button,
 * never under the pointer.
 */
export function ClaimPopover(props: ClaimPopoverProps) {
  // Opening makes the page behind it inert, which restyles every element. Deferred until after the paint that responds
  // to the press.
  const isAsked = useDeferredValue(props.referral !== null, false);
  const referral = isAsked ? props.referral : null;
  const texts = useTexts();
  const t = texts(en.claim);
  const content = useLastNonNull(referral);
  const id = referral?.opportunityId ?? null;
  const { claims, containerRef, onClose } = props;
  const { watch } = claims;
  useEffect(() => (id === null ? undefined : watch(id)), [watch, id]);
  const shownId = content?.opportunityId;
  const anchor = useMemo(
    () => ({ current: findStatusCell(shownId, containerRef.current)?.closest('td, li') ?? null }),
    [shownId, containerRef],
  );
  const close = () => {
    if (id !== null) claims.cancel(id);
    onClose();
  };
  return (
    <AnchoredDialog
      isOpen={referral !== null}
      onClose={close}
      label={content ? t.claimOf(referralName(content, texts)) : t.claim}
      anchor={anchor}
      returnFocusTo={() => findFocusTarget(shownId, containerRef.current)}
    >
      {content && <Content {...props} referral={content} onClose={close} />}
    </AnchoredDialog>
  );
}

function Content({ referral: row, claims, paymentMethodLink, onOpen, onClose }: ContentProps) {
  const texts = useTexts();
  const id = row.opportunityId;
  const { state, referral: latest } = claims.of(id);
  const referral = mergeDetails([row, latest]) ?? row;
  const isOpen = isConfirming(state);
  const { see } = claims;
  useEffect(() => {
    if (isOpen) see(row);
  }, [see, isOpen, row]);
  const contentRef = useRef<HTMLDivElement>(null);
  useRestoreFocus(contentRef, { id, claim: state, status: 'ready', footer: state.step });
  return (
    <div ref={contentRef} className={styles.bar}>
      {isOpen || isInFlight(state) ? (
        <ClaimQuestion
          referral={referral}
          state={state}
          description={`${cardTitle(referral, texts)} · ${locationText(referral)}`}
          was={formerPrice(referral, texts)}
          onConfirm={() => claims.confirm(id)}
          onCancel={onClose}
        />
      ) : (
        <Outcome
          referral={referral}
          state={state}
          paymentMethodLink={paymentMethodLink}
          onOpen={() => {
            onClose();
            onOpen(id);
          }}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface ContentProps extends ClaimPopoverProps {
  readonly referral: Referral;
}

const formerPrice = (referral: Referral, texts: Texts) => {
  const view = statusView(referral, {}, texts);
  return view.kind === 'claim' ? view.was : null;
};

interface OutcomeProps extends Pick<ClaimPopoverProps, 'paymentMethodLink' | 'onClose'> {
  readonly referral: Referral;
  readonly state: ClaimState;
  readonly onOpen: () => void;
}

/** The outcome of a claim: the consumer's contact details, or what happened. */
function Outcome({ referral, state, paymentMethodLink, onOpen, onClose }: OutcomeProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const isOwn = state.step === 'won' && showsContact(referral);
  return (
    <>
      <ClaimNotice state={state} paymentMethodLink={paymentMethodLink} />
      {isOwn && (
        <>
          <Heading level={3}>
            <bdi>{contactName(referral) ?? cardTitle(referral, texts)}</bdi>
          </Heading>
          <ContactCard referral={referral} />
          <ContactActions referral={referral} />
        </>
      )}
      {state.step === 'idle' && <Text>{referralName(referral, texts)}</Text>}
      <div className={styles.outcomeActions}>
        <Button isFullWidth onPress={onOpen}>
          {t.openDetails}
        </Button>
        <Button isFullWidth onPress={onClose}>
          {t.close}
        </Button>
      </div>
    </>
  );
}

const findStatusCell = (id = '', list: HTMLElement | null) =>
  list?.querySelector(`[data-id="${CSS.escape(id)}"] [data-status]`);

/**
 * Returns what to focus after the popover closes: the control in the row's status cell, else the row's first button.
 */
function findFocusTarget(id: string | undefined, list: HTMLElement | null): HTMLElement | null {
  const cell = findStatusCell(id, list);
  return (
    cell?.querySelector<HTMLElement>('button:not(:disabled), a') ??
    cell?.closest('tr, li')?.querySelector<HTMLElement>('button:not(:disabled)') ??
    null
  );
}
