import { IconButton, Menu, toasts, useMessages } from '@advantage/ui';
import { CheckIcon, EditIcon, MoreIcon, SaveIcon, StarIcon, TrashIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import * as en from '../messages/en.ts';
import { NameForm } from './NameForm.tsx';
import type { SavedView, SavedViewParams } from './SavedView.ts';
import type { Outcome, SavedViewStore } from './SavedViewStore.ts';
import * as styles from './views.css.ts';

export interface ViewRowProps {
  readonly store: SavedViewStore;
  readonly view: SavedView;
  /** The current state of the list. */
  readonly state: SavedViewParams;
  /** Whether the list currently shows this view. */
  readonly isCurrent: boolean;
  /** Called to show the view. */
  readonly onOpen: () => void;
  /** Called when the row loses focus because its form closed or the view was deleted. */
  readonly onLeave: (id: string, isDeleted: boolean) => void;
  /** Called with the problem of an action, or null if it succeeded. */
  readonly onProblem: (problem: string | null) => void;
}

/** One saved view: a button that opens it, and a menu with further actions. */
export function ViewRow({ store, view, state, isCurrent, onOpen, onLeave, onProblem }: ViewRowProps) {
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
            onLeave(view.id, false);
          }}
        />
      </li>
    );
  }
  const remove = () => {
    const outcome = store.remove(view.id);
    reportProblem(outcome);
    if (outcome.problem !== null) return;
    onLeave(view.id, true);
    const index = views.indexOf(view);
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
