import { Button, TextField, useMessages } from '@advantage/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import { focusLater } from './focusLater.ts';
import { maxNameLength } from './SavedView.ts';
import type { Outcome } from './SavedViewStore.ts';
import * as styles from './views.css.ts';

export interface NameFormProps {
  /** Label of the field. */
  readonly label: string;
  /** Label of the submit button. */
  readonly action: string;
  /** Initial name. Default none. */
  readonly name?: string;
  /** Called with the name. A returned problem shows as the field's error. */
  readonly onSubmit: (name: string) => Outcome;
  /** Called after a successful submit, or on cancel. */
  readonly onClose: () => void;
}

/** A form for the name of a view. */
export function NameForm({ label, action, name = '', onSubmit, onClose }: NameFormProps) {
  const t = useMessages(en.views);
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => focusLater(() => field.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = onSubmit(text);
    if (outcome.problem === null) onClose();
    else setProblem(outcome.problem);
  };
  return (
    <form className={styles.nameForm} onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        maxLength={maxNameLength}
        autoComplete="off"
        errorMessage={problem}
      />
      <div className={styles.buttons}>
        <Button size="s" tone="accent" type="submit">
          {action}
        </Button>
        <Button size="s" onPress={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
