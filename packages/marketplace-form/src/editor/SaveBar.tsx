import { Button, lazyComponent, useMessages } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import { linkStyles, useFocusFallback } from '@advantage/ui/internal';
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
  useFormSummary,
} from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { canDiscard, canSave, getDisabledReason } from './canSave.ts';
import * as styles from './SaveBar.css.ts';

/** Props of `SaveBar`. */
export interface SaveBarProps {
  /** Label of the save button. Default 'Save Marketplace'. */
  readonly saveLabel?: string | undefined;
  /** Label of the discard button. Default 'Discard Changes'. */
  readonly discardLabel?: string | undefined;
  /** Content that the review adds to the changes, e.g. `FormSimulation` of `/insight`. Default: none. */
  readonly review?: ReactNode;
}

// Loaded on demand: few saves need these dialogs.
const ReviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
const MergeDialog = lazyComponent(async () => (await import('./MergeDialog.tsx')).MergeDialog);

const selectErrorCount = ({ issues }: FormSummary) => issues.length;

/** Sticky bar with Save, Discard and the reason why Save is disabled. Opens the review and merge dialogs. */
export function SaveBar({ saveLabel, discardLabel, review }: SaveBarProps) {
  const t = useMessages(en.form);
  const { agencyPending } = useMessages(en.controls);
  const { save, discard, showAllErrors } = useFormActions();
  const { lookup, conflict } = useFormActivity();
  const { isSubmitting } = useFormState();
  const [isReviewing, setReviewing] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(status);
  useRestoreFocus(!!conflict, status);
  const errorCount = useFormSummary(selectErrorCount);
  const changeCount = useFormSummary(selectChangeCount);
  usePreload(changeCount > 0);
  const state = { errorCount, changeCount, isSaving: isSubmitting, isLookingUp: lookup.isPending };
  const reason = getDisabledReason(state, { ...t, agencyPending });
  const canReview = changeCount > 0 && !isSubmitting;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only remembers which button has focus
    <div className={styles.bar} data-bar onFocus={onFocus}>
      <div ref={status} className={styles.why} id="marketplace-save-state" tabIndex={-1}>
        {canReview && errorCount > 0 && <Errors count={errorCount} onShow={showAllErrors} />}
        {reason && <span>{reason}</span>}
        {canReview && (
          <TextAction tone="link" onPress={() => startTransition(() => setReviewing(true))}>
            {t.review(changeCount)}
          </TextAction>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onPress={() => void discard()} isDisabled={!canDiscard(state)}>
          {discardLabel ?? t.discard}
        </Button>
        <Button
          tone="accent"
          onPress={() => void save()}
          isDisabled={!isSubmitting && !canSave(state)}
          isPending={isSubmitting}
          aria-describedby="marketplace-save-state"
        >
          {saveLabel ?? t.save}
        </Button>
      </div>
      <Suspense>
        {isReviewing && <ReviewDialog onClose={() => setReviewing(false)}>{review}</ReviewDialog>}
        {conflict && (
          <MergeDialog
            versions={conflict.versions}
            onMerge={conflict.merge}
            onDiscard={conflict.discard}
            onClose={conflict.close}
          />
        )}
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
    const restoreFocus = () => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    };
    // The dialog restores focus in the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(restoreFocus));
  }, [isOpen, target]);
}

interface ErrorsProps {
  /** Number of errors. */
  readonly count: number;
  /** Shows the errors. */
  readonly onShow: () => void;
}

/** Says how many errors keep Save disabled. Pressing it shows them. */
const Errors = ({ count, onShow }: ErrorsProps) => (
  <span className={styles.errors}>
    <span className={styles.mark}>
      <AlertIcon />
    </span>
    <TextAction tone="critical" onPress={onShow}>
      {useMessages(en.form).fixToSave(count)}
    </TextAction>
  </span>
);

interface TextActionProps {
  /** The label. */
  readonly children: string;
  /** `critical` for errors, `link` for anything else. */
  readonly tone: 'critical' | 'link';
  /** Called when the button is pressed. */
  readonly onPress: () => void;
}

/** A button that looks like a link in a sentence. */
const TextAction = ({ children, tone, onPress }: TextActionProps) => (
  <button type="button" className={`${styles.textAction} ${linkStyles({ tone })}`} onClick={onPress}>
    {children}
  </button>
);
