import { useStore } from '@advantage/live-list/react';
import { Button } from '@advantage/ui';
import { useState } from 'react';
import { NameForm } from './NameForm.tsx';
import { isSameState, type ListState } from './SavedView.ts';
import { panel } from './toolPanel.css.ts';
import { ViewFiles } from './ViewFiles.tsx';
import { ViewRow } from './ViewRow.tsx';
import type { ViewShelf } from './ViewShelf.ts';
import * as styles from './views.css.ts';

export interface ViewsPanelProps {
  /** The reader's views of this list. */
  readonly shelf: ViewShelf;
  /** What shows now. */
  readonly state: ListState;
  /** Shows another state. */
  readonly onOpen: (state: ListState) => void;
}

/** The saved views of a list, and how to keep what shows now as one more. */
export function ViewsPanel({ shelf, state, onOpen }: ViewsPanelProps) {
  const { views } = useStore(shelf.content);
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const isKept = views.some((view) => isSameState(view.state, state));
  return (
    <div className={panel}>
      {views.length === 0 ? (
        <p className={styles.text}>
          A view keeps filters, sort, columns and density under a name, on this device.
        </p>
      ) : (
        <ul className={styles.list}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              shelf={shelf}
              view={view}
              state={state}
              isCurrent={isSameState(view.state, state)}
              onOpen={() => onOpen(view.state)}
              onProblem={setMessage}
            />
          ))}
        </ul>
      )}
      {isSaving ? (
        <NameForm
          label="Name of the view"
          action="Save"
          onSubmit={(name) => shelf.save(name, state)}
          onClose={() => setSaving(false)}
        />
      ) : (
        <Button size="s" icon="plus" isDisabled={isKept} onPress={() => setSaving(true)}>
          Save what shows now
        </Button>
      )}
      <div className={styles.foot}>
        <ViewFiles shelf={shelf} onMessage={setMessage} />
        <p role="status" className={styles.text}>
          {message}
        </p>
      </div>
    </div>
  );
}
