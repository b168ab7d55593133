import { useStore } from '@advantage/live-list/react';
import { Button, IconButton, Menu, Stack, TextField, toasts, useMessages } from '@advantage/ui';
import { CheckIcon, EditIcon, MoreIcon, PlusIcon, SaveIcon, StarIcon, TrashIcon } from '@advantage/ui/icons';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as en from '../../messages/en.ts';
import { saveFile } from '../saveFile.ts';
import { text } from '../tools.css.ts';
import type { ImportOutcome, Outcome, SavedViewStore } from './SavedViewStore.ts';
import { type SavedView, type SavedViewParams, viewFileText } from './SavedViewStore.ts';
import * as styles from './views.css.ts';

export interface ViewsPanelProps {
  readonly store: SavedViewStore;
  readonly state: SavedViewParams;
  /** Id of the view that the list shows; null for none. */
  readonly currentId: string | null;
  readonly onOpen: (view: SavedView) => void;
}

/** The saved views of a list, a form that saves the current one and, once there is a view, import and export. */
export function ViewsPanel({ store, state, currentId, onOpen }: ViewsPanelProps) {
  const t = useMessages(en.views);
  const { views } = useStore(store.content);
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const focusView = useFocusView(list);
  const hasViews = views.length > 0;
  return (
    <Stack ref={list} space={3}>
      {hasViews ? (
        <ul className={styles.list}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              store={store}
              view={view}
              state={state}
              isCurrent={view.id === currentId}
              onOpen={() => onOpen(view)}
              onLeave={focusView}
              onProblem={setMessage}
            />
          ))}
        </ul>
      ) : (
        <p className={text}>{t.hint}</p>
      )}
      {isSaving ? (
        <NameForm
          label={t.nameOfView}
          action={t.saveNew}
          onSubmit={(name) => store.save(name, state)}
          onClose={() => {
            setSaving(false);
            // The last view, above the form: the new one, unless the user canceled.
            focusView(store.content.get().views.at(-1)?.id);
          }}
        />
      ) : (
        <Button size="s" icon={PlusIcon} isDisabled={currentId !== null} onPress={() => setSaving(true)}>
          {t.save}
        </Button>
      )}
      {hasViews && <ViewFiles store={store} onMessage={setMessage} />}
      <p role="status" className={text}>
        {message}
      </p>
    </Stack>
  );
}

/** Moves focus once a closing menu has released it, unless the returned function cancels that. */
function focusLater(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => find()?.focus());
  return () => clearTimeout(timer);
}

/** Returns a function that focuses a view or, if there is none, the panel's first button, after rendering. */
function useFocusView(panelRef: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<{ readonly id: string | undefined } | null>(null);
  useEffect(() => {
    if (!target) return;
    return focusLater(() => {
      const buttons = panelRef.current?.querySelectorAll<HTMLElement>('button[data-view]') ?? [];
      const button = [...buttons].find(({ dataset }) => dataset.view === target.id);
      return button ?? panelRef.current?.querySelector<HTMLElement>('button:not([disabled])');
    });
  }, [target, panelRef]);
  return (id: string | undefined) => setTarget({ id });
}

interface ViewRowProps extends Pick<ViewsPanelProps, 'store' | 'state'> {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  /** Called when the row's form closed or the view was deleted, with the view that gets the focus. */
  readonly onLeave: (id: string | undefined) => void;
  /** Called with the problem of an action, or null if it succeeded. */
  readonly onProblem: (problem: string | null) => void;
}

function ViewRow({ store, view, state, isCurrent, onOpen, onLeave, onProblem }: ViewRowProps) {
  const t = useMessages(en.views);
  const [isNaming, setNaming] = useState(false);
  const { defaultId, views } = store.content.get();
  const isDefault = defaultId === view.id;
  const reportProblem = ({ problem }: Outcome) => onProblem(problem);
  if (isNaming) {
    return (
      <li>
        <NameForm
          label={t.name}
          action={t.rename}
          name={view.name}
          onSubmit={(name) => store.rename(view.id, name)}
          onClose={() => {
            setNaming(false);
            onLeave(view.id);
          }}
        />
      </li>
    );
  }
  const remove = () => {
    const outcome = store.remove(view.id);
    reportProblem(outcome);
    if (outcome.problem !== null) return;
    const index = views.indexOf(view);
    onLeave((views[index + 1] ?? views[index - 1])?.id);
    const undo = () => {
      const { problem } = store.restore(view, index, isDefault);
      if (problem !== null) toasts.error(problem);
    };
    toasts.success(t.deleted(view.name), { label: t.undo, onPress: undo });
  };
  return (
    <li className={styles.row}>
      <button
        type="button"
        data-view={view.id}
        className={styles.open}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <span className={styles.mark}>{isCurrent && <CheckIcon size={16} />}</span>
        <bdi className={styles.name}>{view.name}</bdi>
        {isDefault && <span className={styles.note}>{t.isDefault}</span>}
      </button>
      <Menu
        trigger={<IconButton icon={MoreIcon} label={t.more(view.name)} />}
        groups={[
          [
            {
              key: 'default',
              label: isDefault ? t.unsetDefault : t.setDefault,
              icon: StarIcon,
              onAction: () => reportProblem(store.setDefault(isDefault ? null : view.id)),
            },
            {
              key: 'update',
              label: t.update,
              icon: SaveIcon,
              isDisabled: isCurrent,
              onAction: () => reportProblem(store.update(view.id, state)),
            },
            { key: 'rename', label: t.rename, icon: EditIcon, onAction: () => setNaming(true) },
          ],
          [{ key: 'delete', label: t.delete, icon: TrashIcon, onAction: remove }],
        ]}
      />
    </li>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly name?: string;
  readonly onSubmit: (name: string) => Outcome;
  readonly onClose: () => void;
}

function NameForm({ label, action, name = '', onSubmit, onClose }: NameFormProps) {
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

/** Maximum size of a view file, in bytes. Fifty views need far less. */
const maxFileSize = 2_000_000;

interface ViewFilesProps extends Pick<ViewsPanelProps, 'store'> {
  readonly onMessage: (message: string) => void;
}

function ViewFiles({ store, onMessage }: ViewFilesProps) {
  const t = useMessages(en.views);
  const input = useRef<HTMLInputElement>(null);
  const { views } = store.content.get();
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > maxFileSize) return onMessage(t.notAFile);
    onMessage(importText(store.importFile(await file.text().catch(() => '')), t));
  };
  const save = () =>
    saveFile(`${store.list}-views.json`, viewFileText(store.list, views), 'application/json');
  return (
    <div className={styles.files}>
      <Button tone="quiet" size="s" onPress={() => input.current?.click()}>
        {t.import}
      </Button>
      <Button tone="quiet" size="s" onPress={save}>
        {t.export}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t.file}
        onChange={(event) => void read(event)}
      />
    </div>
  );
}

function importText(outcome: ImportOutcome, t: typeof en.views): string {
  if ('problem' in outcome) return outcome.problem;
  const added = t.imported(outcome.added);
  return outcome.rejected === 0 ? added : `${added} ${t.leftOut(outcome.rejected)}`;
}
