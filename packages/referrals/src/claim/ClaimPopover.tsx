import {
  AnchoredDialog,
  type AnchoredPosition,
  Button,
  formatMoney,
  Heading,
  IconButton,
  Text,
  useTexts,
  VisuallyHidden,
} from '@advantage/ui';
import { XIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import * as en from '../messages/en.ts';
import { type ClaimState, isConfirming, isInFlight } from '../model/claimFlow.ts';
import { contactName, showsContact } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import { mergeDetails } from '../model/referralStore.ts';
import { cardTitle, referralName } from '../model/texts.ts';
import { ClaimNotice, PaymentMethodLink } from './ClaimNotice.tsx';
import { ClaimQuestion } from './ClaimQuestion.tsx';
import { ContactAction, ContactLines } from './ContactLines.tsx';
import * as styles from './claim.css.ts';
import type { Claims } from './useClaim.ts';
import { useLastNonNull, useRestoreFocus } from './useRestoreFocus.ts';

export interface ClaimPopoverProps {
  /** The referral to claim, in the list's current version. Null closes the popover. */
  readonly referral: Referral | null;
  readonly claims: Claims;
  readonly containerRef: RefObject<HTMLElement | null>;
  readonly paymentMethodLink?: ReactNode;
  readonly onOpen: (opportunityId: string) => void;
  /** Called when the user closes the popover, e.g. with Escape, Cancel, or a press outside. */
  readonly onClose: () => void;
}

/** Asks next to a row whether to claim its referral, and shows the outcome there. Never opens under the pointer. */
export function ClaimPopover(props: ClaimPopoverProps) {
  // Opening makes the page behind it inert, which restyles every element. Deferred until after the paint that responds
  // to the press.
  const isAsked = useDeferredValue(props.referral !== null, false);
  const referral = isAsked ? props.referral : null;
  const texts = useTexts();
  const { claimNow } = texts(en.status);
  const content = useLastNonNull(referral);
  const id = referral?.opportunityId ?? null;
  const { claims, containerRef, onClose } = props;
  const { watch } = claims;
  useEffect(() => (id === null ? undefined : watch(id)), [watch, id]);
  const shownId = content?.opportunityId;
  const { anchor, nextTo } = useMemo(() => {
    const cell = findStatusCell(shownId, containerRef.current)?.closest('td, li') ?? null;
    return { anchor: { current: cell }, nextTo: cell ? positionNextToButton(cell) : undefined };
  }, [shownId, containerRef]);
  useEffect(() => {
    const row = id === null ? null : anchor.current?.closest('tr, li');
    row?.toggleAttribute('data-on', true);
    return () => void row?.toggleAttribute('data-on', false);
  }, [id, anchor]);
  const close = () => {
    if (id !== null) claims.cancel(id);
    onClose();
  };
  return (
    <AnchoredDialog
      isOpen={referral !== null}
      onClose={close}
      label={content ? texts(en.claim).claimOf(referralName(content, texts), claimNow) : claimNow}
      anchor={anchor}
      nextTo={nextTo}
      returnFocusTo={() => findFocusTarget(shownId, containerRef.current)}
    >
      <PaymentMethodLink.Provider value={props.paymentMethodLink}>
        {content && <Content {...props} referral={content} onClose={close} />}
      </PaymentMethodLink.Provider>
    </AnchoredDialog>
  );
}

function Content({ referral: row, claims, onOpen, onClose }: ContentProps) {
  const id = row.opportunityId;
  const { state, referral: latest } = claims.of(id);
  const referral = mergeDetails([row, latest]) ?? row;
  const isOpen = isConfirming(state);
  const { see } = claims;
  useEffect(() => {
    if (isOpen) see(row);
  }, [see, isOpen, row]);
  const contentRef = useRef<HTMLDivElement>(null);
  useRestoreFocus(contentRef, [id, state]);
  return (
    <div ref={contentRef} className={styles.bar}>
      {isOpen || isInFlight(state) ? (
        <ClaimQuestion referral={referral} state={state} claims={claims} onCancel={onClose} />
      ) : (
        <Outcome
          referral={referral}
          state={state}
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

interface OutcomeProps extends Pick<ClaimPopoverProps, 'onClose'> {
  readonly referral: Referral;
  readonly state: ClaimState;
  readonly onOpen: () => void;
}

function Outcome({ referral, state, onOpen, onClose }: OutcomeProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const details = (
    <Button tone="quiet" size="l" onPress={onOpen}>
      {t.details}
    </Button>
  );
  if (state.step === 'won' && showsContact(referral)) {
    return (
      <>
        <div className={styles.wonHead}>
          <Heading level={3} size="l">
            <bdi>{contactName(referral) ?? cardTitle(referral, texts)}</bdi>
          </Heading>
          <IconButton icon={XIcon} label={t.close} onPress={onClose} />
        </div>
        <p role="status" className={styles.hint}>
          <VisuallyHidden>{t.yours(t.thisReferral)}</VisuallyHidden>{' '}
          <span>{t.paid(formatMoney(state.price, texts(numbers)))}</span>
        </p>
        <ContactLines referral={referral} />
        <div className={styles.answers} data-panel-footer>
          <ContactAction referral={referral} />
          {details}
        </div>
      </>
    );
  }
  return (
    <>
      <ClaimNotice state={state} />
      {state.step === 'idle' && <Text>{referralName(referral, texts)}</Text>}
      <div className={styles.answers}>
        <Button size="l" isFullWidth onPress={onClose}>
          {t.close}
        </Button>
        {details}
      </div>
    </>
  );
}

/** Space between the button and the popover, in pixels. */
const gap = 8;

/** Widths of the popover in pixels: it ends on the edge of a column if one is in this range. */
const widths = { min: 264, max: 340, usual: 300 };

/** Returns a position next to a row's button, so that the popover covers no other claim button. */
function positionNextToButton(cell: Element): AnchoredPosition {
  const box = cell.getBoundingClientRect();
  const button = (cell.querySelector('[data-status] button, button') ?? cell).getBoundingClientRect();
  const start = button.right + gap;
  const heads = [...(cell.closest('table')?.querySelectorAll('thead th') ?? [])];
  const width =
    heads
      .map((head) => head.getBoundingClientRect().left + 2 - start)
      .find((each) => each >= widths.min && each <= widths.max) ?? widths.usual;
  const isRightToLeft = getComputedStyle(cell).direction === 'rtl';
  const fitsLeft = button.left - gap - width > 0;
  const fitsRight = start + width < window.innerWidth;
  const isRight = isRightToLeft ? fitsRight && !fitsLeft : fitsRight || !fitsLeft;
  return {
    placement: isRight ? 'right top' : 'left top',
    offset: isRight ? start - box.right : box.left - button.left + gap,
    crossOffset: button.top - box.top - (gap - 1),
    width,
  };
}

const findStatusCell = (id = '', list: HTMLElement | null) =>
  list?.querySelector(`[data-id="${CSS.escape(id)}"] [data-status]`);

/** Returns what to focus afterwards: the control in the row's status cell, else the row's first button. */
function findFocusTarget(id: string | undefined, list: HTMLElement | null): HTMLElement | null {
  const cell = findStatusCell(id, list);
  return (
    cell?.querySelector<HTMLElement>('button:not(:disabled), a') ??
    cell?.closest('tr, li')?.querySelector<HTMLElement>('button:not(:disabled)') ??
    null
  );
}
