import { Button, TextField, useMessages } from '@advantage/ui';
import { type KeyboardEvent, useState } from 'react';
import * as en from '../messages/en.ts';
import type { FeatureFlagDraft } from '../wire/featureFlag.ts';
import { FlagState, type FlagStateProps } from './FlagState.tsx';
import * as styles from './FlagTable.css.ts';
import { useFlagDraft } from './useFlagDraft.ts';

export interface EditFlagRowProps extends FlagStateProps {
  /** Saves the changes. Resolves when the request is done; edit mode ends only if it succeeded. */
  readonly onSave: (changes: Partial<FeatureFlagDraft>) => Promise<void>;
  readonly onCancel: () => void;
}

/** A flag in edit mode. Enter saves, Escape cancels. The switch still saves immediately. */
export function EditFlagRow({ onSave, onCancel, ...state }: EditFlagRowProps) {
  const t = useMessages(en.manager);
  const { name, description, enabled } = state.flag;
  const { field, changes, canSubmit, showErrors, onBlur } = useFlagDraft({ name, description, enabled });
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    showErrors();
    if (!canSubmit || isSaving) return;
    setIsSaving(true);
    await onSave(changes);
    setIsSaving(false);
  }
  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key === 'Escape' && !isSaving) onCancel();
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text') save();
  }

  return (
    <tr className={styles.row} data-editing onBlur={onBlur} onKeyDown={onKeyDown}>
      <td className={styles.nameCell}>
        <span className={styles.phoneLabel} aria-hidden="true">
          {t.name}
        </span>
        <TextField
          {...field('name')}
          aria-label={t.name}
          size="m"
          isReadOnly={isSaving}
          isRequired
          autoFocus
        />
      </td>
      <td className={styles.descriptionCell}>
        <span className={styles.phoneLabel} aria-hidden="true">
          {t.description}
        </span>
        <TextField
          {...field('description')}
          aria-label={t.description}
          size="m"
          isReadOnly={isSaving}
          isRequired
        />
      </td>
      <td className={styles.enabledCell}>
        <FlagState {...state} />
      </td>
      <td className={styles.actionsCell}>
        <div className={styles.actions}>
          <Button size="s" isDisabled={isSaving} onPress={onCancel}>
            {t.cancel}
          </Button>
          <Button size="s" tone="accent" isDisabled={!canSubmit} isPending={isSaving} onPress={save}>
            {t.save}
          </Button>
        </div>
      </td>
    </tr>
  );
}
