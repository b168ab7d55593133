import { Button, Columns, Heading, Switch, TextField, useMessages } from '@advantage/ui';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import * as en from '../messages/en.ts';
import type { FeatureFlagDraft } from '../wire/featureFlag.ts';
import * as styles from './AddFlagForm.css.ts';
import { useFlagDraft } from './flagDraft.ts';

const blank: FeatureFlagDraft = { name: '', description: '', enabled: false };

export interface AddFlagFormProps {
  /** The names of all flags. */
  readonly names: readonly string[];
  /** Creates the flag. Resolves when the request is done; the form closes only if it succeeded. */
  readonly onCreate: (draft: FeatureFlagDraft) => Promise<void>;
  readonly onCancel: () => void;
}

/** Form for a new flag. It's blank each time it opens. Escape cancels. */
export function AddFlagForm({ names, onCreate, onCancel }: AddFlagFormProps) {
  const t = useMessages(en.manager);
  const { draft, set, field, changes, canSubmit, showErrors, onBlur } = useFlagDraft(blank, names);
  const headingId = useId();
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit || isSaving) return;
    setIsSaving(true);
    await onCreate({ ...blank, ...changes });
    setIsSaving(false);
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && !isSaving) onCancel();
    if (key === 'Enter') showErrors();
  }

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="l">
        {t.newFlag}
      </Heading>
      <form noValidate className={styles.form} onSubmit={submit} onBlur={onBlur} onKeyDown={onKeyDown}>
        <Columns space={6}>
          <TextField {...field('name')} label={t.name} size="m" isReadOnly={isSaving} isRequired autoFocus />
          <TextField
            {...field('description')}
            label={t.description}
            placeholder={t.descriptionHint}
            size="m"
            isReadOnly={isSaving}
            isRequired
          />
        </Columns>
        <div className={styles.footer}>
          <Switch
            size="s"
            label={t.enabled}
            isSelected={draft.enabled}
            isDisabled={isSaving}
            onChange={(enabled) => set({ enabled })}
          />
          <div className={styles.actions}>
            <Button isDisabled={isSaving} onPress={onCancel}>
              {t.cancel}
            </Button>
            <Button type="submit" tone="accent" isDisabled={!canSubmit} isPending={isSaving}>
              {t.create}
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}
