import { Button, formatDelivered, IconButton, Switch, TextField, useMessages, useNow } from '@advantage/ui';
import { EditIcon } from '@advantage/ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import type { FeatureFlag, FeatureFlagDraft } from '../wire/featureFlag.ts';
import * as styles from './FlagTable.css.ts';
import { useFlagDraft } from './flagDraft.ts';
import { lastChange } from './lastChange.ts';
import { focusIfLost } from './useFocusFallback.ts';

interface FlagStateProps {
  readonly flag: FeatureFlag;
  /** The state being saved. Undefined while nothing is being saved. */
  readonly switchingTo: boolean | undefined;
  readonly onSwitch: (enabled: boolean) => void;
}

/** The Enabled switch of a row. Saves immediately, and shows the new state while it's being saved. */
function FlagState({ flag, switchingTo, onSwitch }: FlagStateProps) {
  const t = useMessages(en.manager);
  return (
    <td className={styles.enabledCell}>
      <Switch
        size="s"
        aria-label={t.enabledFlag(flag.name)}
        isSelected={switchingTo ?? flag.enabled}
        isPending={switchingTo !== undefined}
        onChange={onSwitch}
      />
    </td>
  );
}

interface FlagRowProps extends FlagStateProps {
  /** Whether the row was just edited, so that its Edit button takes focus. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

/** A flag in view mode. */
export function FlagRow({ takesFocus, onEdit, ...state }: FlagRowProps) {
  const t = useMessages(en.manager);
  const { name, description } = state.flag;
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) focusIfLost(editButton.current);
  }, [takesFocus]);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <bdi>{name}</bdi>
      </th>
      <td className={styles.descriptionCell}>
        <bdi>{description}</bdi>
        <Changed flag={state.flag} />
      </td>
      <FlagState {...state} />
      <td className={styles.actionsCell}>
        <IconButton
          ref={editButton}
          icon={EditIcon}
          iconSize={16}
          label={t.editFlag(name)}
          onPress={onEdit}
        />
      </td>
    </tr>
  );
}

/** Shows who last changed a flag and when, on one line, if the service sends it. */
function Changed({ flag }: Pick<FlagStateProps, 'flag'>) {
  const t = useMessages(en.manager);
  const now = useNow(60_000);
  const change = lastChange(flag);
  if (!change) return null;
  const when = change.at === undefined ? undefined : formatDelivered(change.at, now);
  return <span className={styles.changed}>{t.changed(change.by, when)}</span>;
}

interface EditFlagRowProps extends FlagStateProps {
  /** The names of all flags. */
  readonly names: readonly string[];
  /** Saves the changes. Resolves when the request is done; edit mode ends only if it succeeded. */
  readonly onSave: (changes: Partial<FeatureFlagDraft>) => Promise<void>;
  readonly onCancel: () => void;
}

/** A flag in edit mode. Enter saves, Escape cancels. The switch still saves immediately. */
export function EditFlagRow({ names, onSave, onCancel, ...state }: EditFlagRowProps) {
  const t = useMessages(en.manager);
  const { name, description, enabled } = state.flag;
  const { field, changes, canSubmit, showErrors, onBlur } = useFlagDraft(
    { name, description, enabled },
    names,
  );
  const [isSaving, setIsSaving] = useState(false);
  const shared = { size: 'm', isReadOnly: isSaving } as const;

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
        <TextField {...field('name')} {...shared} aria-label={t.name} autoFocus />
      </td>
      <td className={styles.descriptionCell}>
        <span className={styles.phoneLabel} aria-hidden="true">
          {t.description}
        </span>
        <TextField {...field('description')} {...shared} aria-label={t.description} />
        <div className={styles.actions}>
          <Button size="s" isDisabled={isSaving} onPress={onCancel}>
            {t.cancel}
          </Button>
          <Button size="s" tone="accent" isDisabled={!canSubmit} isPending={isSaving} onPress={save}>
            {t.save}
          </Button>
        </div>
      </td>
      <FlagState {...state} />
      <td className={styles.actionsCell} />
    </tr>
  );
}
