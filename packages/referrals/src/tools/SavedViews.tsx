import { useStore } from '@advantage/live-list/react';
import { Button, lazyComponent, Popover, Spinner, useMessages } from '@advantage/ui';
import { BookmarkIcon } from '@advantage/ui/icons';
import { Suspense, useMemo, useState } from 'react';
import { parseListState, serializeListState } from '../list/listAddress.ts';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import { isSameState, type SavedViewParams } from './SavedView.ts';
import type { SavedViewStore } from './SavedViewStore.ts';
import { useReloadFromOtherTabs } from './useReloadFromOtherTabs.ts';
import * as styles from './views.css.ts';

// Loaded on demand, because few users open it.
const ViewsPanel = lazyComponent(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

export interface SavedViewsProps {
  /** The user's views of this list. Pass the same object on every render. */
  readonly store: SavedViewStore;
}

/** Removes undefined parameters and the page, which isn't part of a view. */
const viewParams = ({ page: _, ...texts }: ReturnType<typeof serializeListState>): SavedViewParams =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

/**
 * The saved views of the surrounding list: filters, sort, columns, widths and density. Use inside
 * `ReferralListProvider`.
 */
export function SavedViews({ store }: SavedViewsProps) {
  const t = useMessages(en.views);
  const list = useReferralListParts('SavedViews');
  const { state, defaults, definitions, alsoSortsBy, setState, selectedKey, setSelectedKey } = list;
  const [isOpen, setOpen] = useState(false);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { views } = useStore(store.content);
  useReloadFromOtherTabs(store);
  const address = useMemo(
    () => ({ columns: definitions, alsoSortsBy, defaults }),
    [definitions, alsoSortsBy, defaults],
  );
  const params = useMemo(() => viewParams(serializeListState(state, address)), [state, address]);
  /** Compares the views as they'd show here: a view from another user may name columns that this list doesn't have. */
  const same = views.filter((view) =>
    isSameState(viewParams(serializeListState(parseListState(view.state, address), address)), params),
  );
  const current = same.find(({ id }) => id === openedId) ?? same[0];
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom end"
      label={t.title}
      trigger={
        <Button size="s" icon={BookmarkIcon} aria-haspopup="dialog">
          {current ? <bdi className={styles.current}>{current.name}</bdi> : t.views}
        </Button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <ViewsPanel
          store={store}
          state={params}
          currentId={current?.id ?? null}
          onOpen={(view) => {
            setOpen(false);
            setOpenedId(view.id);
            if (selectedKey !== null) setSelectedKey(null);
            setState({ ...parseListState(view.state, address), rowSelection: {} });
          }}
        />
      </Suspense>
    </Popover>
  );
}
