import { Button, Popover } from '@advantage/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSameState } from './SavedView.ts';
import { ViewsPanel, type ViewsPanelProps } from './ViewsPanel.tsx';
import * as styles from './views.css.ts';

/** Opens the saved views of a list; says which of them shows. */
export function ViewsButton({ shelf, state, onOpen }: ViewsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { views } = useSyncExternalStore(shelf.content.subscribe, shelf.content.get, shelf.content.get);
  const current = views.find((view) => isSameState(view.state, state));
  useReloadFromOtherTabs(shelf);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom end"
      label="Saved views"
      trigger={
        <Button size="s" icon="bookmark" aria-haspopup="dialog">
          {current ? <bdi className={styles.current}>{current.name}</bdi> : 'Views'}
        </Button>
      }
    >
      <ViewsPanel
        shelf={shelf}
        state={state}
        onOpen={(next) => {
          setOpen(false);
          onOpen(next);
        }}
      />
    </Popover>
  );
}

function useReloadFromOtherTabs(shelf: ViewsPanelProps['shelf']) {
  useEffect(() => {
    const reload = () => shelf.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [shelf]);
}
