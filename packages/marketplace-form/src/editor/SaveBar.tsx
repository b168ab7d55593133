import { Button, lazyComponent, useMessages } from '@advantage/ui';
import { linkStyles, restoreLostFocus, useFocusFallback } from '@advantage/ui/internal';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFormState } from 'react-hook-form';
import {
  type FormSummary,
  selectChangeCount,
  useFormActions,
  useFormActivity,
  useFormLoaded,
  useFormSummary,
} from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import * as styles from './MarketplaceForm.css.ts';

export interface SaveBarProps {
  /** Label of the save button. Default 'Save Marketplace'. */
  readonly saveLabel?: string | undefined;
  /** Label of the discard button. Default 'Discard Changes'. */
  readonly discardLabel?: string | undefined;
  /** Content at the start of the bar. Default: none. */
  readonly start?: ReactNode;
}

// Loaded on demand: few saves need these dialogs.
const ReviewDialog = lazyComponent(async () => (await import('./SaveDialogs.tsx')).ReviewDialog);
const MergeDialog = lazyComponent(async () => (await import('./SaveDialogs.tsx')).MergeDialog);

const selectIssueCount = ({ issues }: FormSummary) => issues.length;
const selectShownCount = ({ errors }: FormSummary) => errors.size;

/**
 * Sticky bar with Save and, once there are changes, Discard. Says what there is to save, or why it can't be saved.
 * Opens the review and merge dialogs.
 */
export function SaveBar({ saveLabel, discardLabel, start }: SaveBarProps) {
  const t = useMessages(en.form);
  const { agencyPending } = useMessages(en.controls);
  const { changes } = useMessages(en.changes);
  const { save, discard, showAllErrors } = useFormActions();
  const { lookup, conflict } = useFormActivity();
  const isNew = useFormLoaded().original === undefined;
  const { isSubmitting } = useFormState();
  const [isReviewing, setReviewing] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(status);
  useRestoreFocus(!!conflict, status);
  const issueCount = useFormSummary(selectIssueCount);
  const shownCount = useFormSummary(selectShownCount);
  const changeCount = useFormSummary(selectChangeCount);
  usePreload(changeCount > 0);
  // Discard is for a form that is changed, Save for one that is valid, too, and neither for one that is being saved.
  const canDiscard = changeCount > 0 && !isSubmitting;
  const canSave = canDiscard && issueCount === 0 && !lookup.isPending;
  const getReason = () => {
    if (isSubmitting) return t.savingNow;
    if (changeCount === 0) return t.noChanges;
    return issueCount === 0 && lookup.isPending ? agencyPending : undefined;
  };
  const reason = getReason();
  // A new form starts with fields that are required. That's no mistake until one of them was left.
  const isIncomplete = isNew && shownCount === 0 && issueCount > 0;
  const errorCount = isNew ? shownCount : issueCount;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only remembers which button has focus
    <div className={styles.bar} data-bar onFocus={onFocus}>
      {start && <div className={styles.railLine}>{start}</div>}
      <div
        ref={status}
        className={start ? `${styles.why} ${styles.whyAfterLine}` : styles.why}
        id="marketplace-save-state"
        tabIndex={-1}
      >
        {isIncomplete && !isSubmitting && (
          <TextAction tone="inherit" onPress={showAllErrors}>
            {t.requiredLeft(issueCount)}
          </TextAction>
        )}
        {canDiscard && errorCount > 0 && (
          <TextAction tone="critical" onPress={showAllErrors}>
            {t.errors(errorCount)}
          </TextAction>
        )}
        {reason && !(isIncomplete && !isSubmitting) && <span>{reason}</span>}
        {canDiscard && !isIncomplete && (
          <TextAction tone="link" onPress={() => startTransition(() => setReviewing(true))}>
            {changes(changeCount)}
          </TextAction>
        )}
      </div>
      <div className={styles.buttons}>
        {changeCount > 0 && (
          <Button onPress={() => void discard()} isDisabled={!canDiscard}>
            {discardLabel ?? t.discard}
          </Button>
        )}
        <Button
          tone="accent"
          onPress={() => void save()}
          isDisabled={!isSubmitting && !canSave}
          isPending={isSubmitting}
          aria-describedby="marketplace-save-state"
        >
          {saveLabel ?? t.save}
        </Button>
      </div>
      <Suspense>
        {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
        {conflict && <MergeDialog {...conflict} />}
      </Suspense>
    </div>
  );
}

/**
 * Delay between the first change and preloading the dialogs, in milliseconds, so that loading doesn't slow down the
 * change.
 */
const preloadDelay = 300;

/** Preloads the dialogs once there are changes, while the network is still available. */
function usePreload(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      void ReviewDialog.preload();
      void MergeDialog.preload();
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, [isChanged]);
}

/** Moves focus to `target` after a dialog closes, if the button that opened the dialog is disabled by then. */
function useRestoreFocus(isOpen: boolean, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const restore = () => target.current?.focus({ preventScroll: true });
    // The dialog restores focus in the next frame.
    return () => void requestAnimationFrame(() => restoreLostFocus(restore));
  }, [isOpen, target]);
}

interface TextActionProps {
  readonly children: string;
  /** `critical` for errors, `inherit` for what isn't one yet, `link` for anything else. */
  readonly tone: 'critical' | 'inherit' | 'link';
  readonly onPress: () => void;
}

/** A button that looks like a link in a sentence. */
const TextAction = ({ children, tone, onPress }: TextActionProps) => (
  <button
    type="button"
    className={`${styles.textAction} ${linkStyles({ tone, underline: 'hover' })}`}
    onClick={onPress}
  >
    {children}
  </button>
);
