import { useStore } from '@advantage/live-list/react';
import { Button, useMessages } from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import { focusLater } from './focusLater.ts';
import { NameForm } from './NameForm.tsx';
import type { SavedView, SavedViewParams } from './SavedView.ts';
import type { SavedViewStore } from './SavedViewStore.ts';
import { panel } from './toolPanel.css.ts';
import { ViewFiles } from './ViewFiles.tsx';
import { ViewRow } from './ViewRow.tsx';
import * as styles from './views.css.ts';

export interface ViewsPanelProps {
  /** The user's views of this list. */
  readonly store: SavedViewStore;
  /** The current state of the list. */
  readonly state: SavedViewParams;
  /** Id of the view that the list shows; null for none. */
  readonly currentId: string | null;
  /** Called to show a view. */
  readonly onOpen: (view: SavedView) => void;
}

/** The saved views of a list, with a form that saves the current view. */
export function ViewsPanel({ store, state, currentId, onOpen }: ViewsPanelProps) {
  const t = useMessages(en.views);
  const { views } = useStore(store.content);
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusView = useFocusView(list, views);
  return (
    <div ref={list} className={panel}>
      {views.length === 0 ? (
        <p className={styles.text}>{t.hint}</p>
      ) : (
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
      )}
      {isSaving ? (
        <NameForm
          label={t.nameOfView}
          action={t.saveNew}
          onSubmit={(name) => store.save(name, state)}
          onClose={() => setSaving(false)}
        />
      ) : (
        <Button size="s" icon={PlusIcon} isDisabled={currentId !== null} onPress={() => setSaving(true)}>
          {t.save}
        </Button>
      )}
      <div className={styles.foot}>
        <ViewFiles store={store} onMessage={setMessage} />
        <p role="status" className={styles.text}>
          {message}
        </p>
      </div>
    </div>
  );
}

/**
 * Returns a function that moves focus to a view, or to the panel's first button if the view is gone, after rendering.
 */
function useFocusView(panelRef: RefObject<HTMLElement | null>, views: readonly SavedView[]) {
  const [target, setTarget] = useState<{ readonly id: string | undefined } | null>(null);
  useEffect(() => {
    if (!target) return;
    return focusLater(() => {
      const buttons = panelRef.current?.querySelectorAll<HTMLElement>('button[data-view]') ?? [];
      const button = [...buttons].find(({ dataset }) => dataset.view === target.id);
      return button ?? panelRef.current?.querySelector<HTMLElement>('button:not([disabled])');
    });
  }, [target, panelRef]);
  /** `isDeleted`: the view was deleted, so focus moves to its neighbor. */
  return (id: string, isDeleted: boolean) => {
    const index = views.findIndex((view) => view.id === id);
    setTarget({ id: isDeleted ? (views[index + 1] ?? views[index - 1])?.id : id });
  };
}
