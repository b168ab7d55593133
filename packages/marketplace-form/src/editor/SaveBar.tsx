import { Button, lazyPart, useMessages } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import { linkStyles } from '@advantage/ui/internal';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormState } from 'react-hook-form';
import {
  changeCountOf,
  type FormSummary,
  useFormActivity,
  useFormParts,
  useFormSummary,
} from '../form/formParts.ts';
import * as en from '../messages/en.ts';
import * as styles from './SaveBar.css.ts';
import { canDiscard, canSave, saveReason } from './saveReason.ts';

/** The words of the bar. */
export interface SaveBarProps {
  /** Words of the button that saves. Default 'Save Marketplace'. */
  readonly saveLabel?: string | undefined;
  /** Words of the button that discards. Default 'Discard Changes'. */
  readonly discardLabel?: string | undefined;
  /** What the review says about the changes besides what they are, e.g. `FormSimulation` of `/insight`. Default: none. */
  readonly review?: ReactNode;
}

// Few saves need them.
const ReviewDialog = lazyPart(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
const MergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog);

const errorCountOf = ({ issues }: FormSummary) => issues.length;

/** Save and Discard, always in sight, why Save is off, and the dialogs that saving may bring. */
export function SaveBar({ saveLabel, discardLabel, review }: SaveBarProps) {
  const t = useMessages(en.form);
  const { agencyPending } = useMessages(en.controls);
  const { save, discard, showAllErrors } = useFormParts();
  const { lookup, conflict } = useFormActivity();
  const { isSubmitting: isSaving } = useFormState();
  const [isReviewing, setReviewing] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  useFocusFallback(bar, status);
  useFocusAfter(conflict !== undefined, status);
  const errorCount = useFormSummary(errorCountOf);
  const changeCount = useFormSummary(changeCountOf);
  usePreload(changeCount > 0);
  const state = { errorCount, changeCount, isSaving, isLookingUp: lookup.isPending };
  const reason = saveReason(state, { ...t, agencyPending });
  const hasErrors = errorCount > 0 && !isSaving;
  return (
    <div ref={bar} className={styles.bar}>
      <div ref={status} className={styles.why} id="marketplace-save-state" tabIndex={-1}>
        {hasErrors && changeCount > 0 && <Errors count={errorCount} onShow={showAllErrors} />}
        {reason && <span>{reason}</span>}
        {changeCount > 0 && !isSaving && (
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
          isDisabled={!isSaving && !canSave(state)}
          isPending={isSaving}
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

/** How long after the first change the dialogs load, in milliseconds: not while that change is drawn. */
const preloadDelay = 300;

/** Loads the dialogs of a save while the network is there: with changes, one of them is next. */
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

/** Gives the focus to `target` when the button that holds it is disabled: a disabled button would lose it. */
function useFocusFallback(area: RefObject<HTMLElement | null>, target: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && area.current?.contains(activeElement))
      target.current?.focus({ preventScroll: true });
  });
}

/** Gives the focus to `target` once a dialog is closed whose own choice, the button that opened it, is disabled by then. */
function useFocusAfter(isOpen: boolean, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const restoreFocus = () => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    };
    // The dialog gives the focus back in the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(restoreFocus));
  }, [isOpen, target]);
}

interface ErrorsProps {
  /** How many errors there are. */
  readonly count: number;
  /** Shows them. */
  readonly onShow: () => void;
}

/** Errors are why Save is off. */
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
  /** Its words. */
  readonly children: string;
  /** What it leads to: what is wrong, or anything else. */
  readonly tone: 'critical' | 'link';
  /** What it does. */
  readonly onPress: () => void;
}

/** A button that reads like a link in a sentence. */
const TextAction = ({ children, tone, onPress }: TextActionProps) => (
  <button type="button" className={`${styles.textAction} ${linkStyles({ tone })}`} onClick={onPress}>
    {children}
  </button>
);
