import { Button, Icon, linkStyles } from '@advantage/ui';
import { useFormParts, useFormSummary } from '../form/formParts.ts';
import * as styles from './SaveBar.css.ts';
import { canDiscard, canSave, saveReason } from './saveReason.ts';

/** What the bar needs to know, and what its buttons do. */
export interface SaveBarProps {
  /** Default 'Save Marketplace' (MKF-5). */
  readonly saveLabel: string;
  /** Default 'Discard Changes' (MKF-5). */
  readonly discardLabel: string;
  /** The form is being saved. */
  readonly isSaving: boolean;
  /** Saves. */
  readonly onSave: () => void;
  /** Starts anew with what the server holds. */
  readonly onDiscard: () => void;
  /** Shows what is wrong. */
  readonly onShowErrors: () => void;
  /** Shows what changed. */
  readonly onReview: () => void;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Save and Discard, always in sight, and why Save is off (MKF-5 to MKF-8). */
export function SaveBar(props: SaveBarProps) {
  const { saveLabel, discardLabel, isSaving, onSave, onDiscard, onShowErrors, onReview } = props;
  const { issues, changes } = useFormSummary();
  const [errorCount, changeCount] = [issues.length, changes.length];
  const { isPending: isLookingUp } = useFormParts().lookup;
  const state = { errorCount, changeCount, isSaving, isLookingUp };
  const reason = saveReason(state);
  const hasErrors = errorCount > 0 && !isSaving;
  return (
    <div className={styles.bar}>
      <div className={styles.why} id="marketplace-save-state">
        {hasErrors && changeCount > 0 && <Errors count={errorCount} onShow={onShowErrors} />}
        {reason && <span>{reason}</span>}
        {changeCount > 0 && !isSaving && (
          <TextAction tone="link" onPress={onReview}>{`Review ${count(changeCount, 'change')}`}</TextAction>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onPress={onDiscard} isDisabled={!canDiscard(state)}>
          {discardLabel}
        </Button>
        <Button
          tone="accent"
          onPress={onSave}
          isDisabled={!isSaving && !canSave(state)}
          isPending={isSaving}
          aria-describedby="marketplace-save-state"
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

interface ErrorsProps {
  /** How many errors there are. */
  readonly count: number;
  /** Shows them. */
  readonly onShow: () => void;
}

/** Errors are why Save is off. */
const Errors = ({ count: errorCount, onShow }: ErrorsProps) => (
  <span className={styles.errors}>
    <span className={styles.mark}>
      <Icon name="alert" />
    </span>
    <span className={styles.deskOnly}>Save is off:</span>
    <TextAction tone="critical" onPress={onShow}>{`${count(errorCount, 'error')} to fix`}</TextAction>
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
