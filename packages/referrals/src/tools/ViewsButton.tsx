import { useStore } from '@advantage/live-list/react';
import { Button, Popover } from '@advantage/ui';
import { useState } from 'react';
import { isSameState } from './SavedView.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { ViewsPanel, type ViewsPanelProps } from './ViewsPanel.tsx';
import * as styles from './views.css.ts';

/** Opens the saved views of a list; says which of them shows. */
export function ViewsButton({ shelf, state, onOpen }: ViewsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { views } = useStore(shelf.content);
  const current = views.find((view) => isSameState(view.state, state));
  useOtherTabs(shelf);
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
