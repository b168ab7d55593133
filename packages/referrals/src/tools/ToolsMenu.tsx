import { createStore, isEqualRow } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import {
  AnchoredDialog,
  Button,
  Heading,
  IconButton,
  lazyComponent,
  Menu,
  type MenuEntry,
  Spinner,
  Stack,
  useMedia,
  useMessages,
} from '@advantage/ui';
import {
  BellIcon,
  BookmarkIcon,
  CheckIcon,
  ColumnsIcon,
  DownloadIcon,
  EyeIcon,
  type IconComponent,
  InfoIcon,
  KeyboardIcon,
  MoreIcon,
  PauseIcon,
  PlayIcon,
  SortIcon,
} from '@advantage/ui/icons';
import { media } from '@advantage/ui/internal';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { DemoLink, StatusTerms, TypeTerms } from '../columns/HeaderPopovers.tsx';
import { FilterSheetDialog, type OrderAndFilters } from '../filters/FilterSheet.tsx';
import { parseListState, serializeListState } from '../list/listAddress.ts';
import { useReferralListDetails, useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { type AlertStore, defaultAlertSettings, isViewDeleted } from './alerts/AlertStore.ts';
import { useReloadFromOtherTabs } from './deviceStorage.ts';
import type { SavedViewStore } from './views/SavedViewStore.ts';
import { noSavedViews, type SavedView, type SavedViewParams } from './views/SavedViewStore.ts';

// Loaded on demand, because few users open them.
const ColumnPanel = lazyComponent(async () => (await import('./ColumnPanel.tsx')).ColumnPanel);
const ViewsPanel = lazyComponent(async () => (await import('./views/ViewsPanel.tsx')).ViewsPanel);
const AlertsPanel = lazyComponent(async () => (await import('./alerts/AlertsPanel.tsx')).AlertsPanel);
const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog, {
  pending: null,
});

/** A tool in the menu of a list. */
export type ListToolName = 'columns' | 'views' | 'alerts' | 'select' | 'export' | 'terms' | 'keys';

/** Which tools a list has, and what they keep. */
export interface ListToolOptions {
  /** The user's saved views of this list. Pass the same object on every render. Default: no saved views. */
  readonly savedViews?: SavedViewStore | undefined;
  /** The user's alerts. Pass the same object on every render. Default: no alerts. */
  readonly alerts?: AlertStore | undefined;
  /** Views that alerts can be limited to: those of the list that `AlertWatcher` watches. Default: `savedViews`. */
  readonly alertViews?: SavedViewStore | undefined;
  /** Tools to offer; an empty array leaves out the menu. Default: all, views and alerts only with their stores. */
  readonly tools?: readonly ListToolName[] | undefined;
}

export interface ToolsMenuProps extends ListToolOptions {
  readonly order?: OrderAndFilters | undefined;
  /** Whether cards can be selected, too. Default false. */
  readonly selectsCards?: boolean | undefined;
  readonly hasClaimedSwitch: boolean;
  readonly hasPause: boolean;
  readonly onOpenKeys: () => void;
}

type Opened = Extract<ListToolName, 'columns' | 'views' | 'alerts' | 'export' | 'terms'> | 'order';

/** The menu of a list's tools, and what its entries open. */
export function ToolsMenu(props: ToolsMenuProps) {
  const { order, alerts, savedViews, alertViews = savedViews } = props;
  const t = useMessages(en.tools);
  const isWide = useMedia(media.wide);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const views = useSavedViews(savedViews);
  const alertsViews = useStore((alertViews ?? noStore).content).views;
  const close = () => setOpened(null);
  const groups = useGroups({ ...props, viewName: views.current?.name, alertsViews, onOpen: setOpened });
  const panel = (label: string, content: ReactNode) => (
    <AnchoredDialog isOpen onClose={close} label={label} anchor={button}>
      <Suspense fallback={<Spinner />}>{content}</Suspense>
    </AnchoredDialog>
  );
  return (
    <>
      <Menu
        groups={groups}
        trigger={
          isWide ? (
            <Button ref={button} tone="quiet" size="s" icon={MoreIcon}>
              {t.tools}
            </Button>
          ) : (
            <IconButton ref={button} icon={MoreIcon} label={t.tools} tooltipPlacement="bottom" />
          )
        }
      />
      {opened === 'columns' && panel(t.columns, <ColumnPanel />)}
      {opened === 'views' &&
        savedViews &&
        panel(
          t.views,
          <ViewsPanel
            store={savedViews}
            state={views.params}
            currentId={views.current?.id ?? null}
            onOpen={(view) => {
              close();
              views.show(view);
            }}
          />,
        )}
      {opened === 'alerts' && alerts && panel(t.alerts, <AlertsPanel alerts={alerts} views={alertsViews} />)}
      {opened === 'terms' && panel(t.terms, <ListTerms />)}
      {opened === 'export' && <ExportDialog onClose={close} />}
      {order && <FilterSheetDialog {...order} isOpen={opened === 'order'} onClose={close} anchor={button} />}
    </>
  );
}

const noAlerts = createStore(defaultAlertSettings);

interface GroupOptions extends ToolsMenuProps {
  readonly viewName: string | undefined;
  readonly alertsViews: readonly { readonly id: string }[];
  readonly onOpen: (tool: Opened) => void;
}

/** Returns the entries of the menu: what the list shows, what is done with its rows, help. */
function useGroups(options: GroupOptions): readonly (readonly MenuEntry[])[] {
  const { tools, alerts, savedViews, order, selectsCards = false, onOpen } = options;
  const t = useMessages(en.tools);
  const { showClaimed } = useMessages(en.filterBar);
  const list = useReferralListParts('ReferralListToolbar');
  const { mode, setSelecting } = list.selection;
  const areCards = usePhoneLayout();
  const alertSettings = useStore(alerts?.settings ?? noAlerts);
  const isPaused = useStore(list.live.list.status, ({ state }) => state === 'paused');
  const isClaimedShown = list.state.filters.showClaimed;
  const onOrStopped = isViewDeleted(alertSettings, options.alertsViews) ? t.stopped : t.on;
  const areAlertsOn = alertSettings.isOn ? onOrStopped : t.off;
  const has = (tool: ListToolName) => tools?.includes(tool) ?? true;
  const opens = (key: Opened, icon: IconComponent, value?: string) => ({
    key,
    label: t[key],
    icon,
    value,
    onAction: () => onOpen(key),
  });
  const when = (isShown: boolean, entry: MenuEntry) => (isShown ? [entry] : []);
  const groups = [
    [
      ...when(has('columns') && !areCards, opens('columns', ColumnsIcon)),
      ...when(order !== undefined, opens('order', SortIcon, order?.order)),
      ...when(has('views') && savedViews !== undefined, opens('views', BookmarkIcon, options.viewName)),
      ...when(has('alerts') && alerts !== undefined, opens('alerts', BellIcon, areAlertsOn)),
      ...when(options.hasClaimedSwitch, {
        key: 'claimed',
        label: showClaimed,
        icon: EyeIcon,
        value: isClaimedShown ? t.on : t.off,
        onAction: () => list.setFilters({ showClaimed: !isClaimedShown }),
      }),
    ],
    [
      // Cards are for reading and claiming, unless the host has bulk actions; a list whose rows can always be selected
      // has no mode to turn on.
      ...when(has('select') && mode !== 'always' && (!areCards || selectsCards || mode === 'on'), {
        key: 'select',
        label: mode === 'on' ? t.doneSelecting : t.select,
        icon: CheckIcon,
        onAction: () => setSelecting(mode !== 'on'),
      }),
      ...when(has('export'), opens('export', DownloadIcon)),
      ...when(options.hasPause, {
        key: 'pause',
        label: isPaused ? t.resume : t.pause,
        icon: isPaused ? PlayIcon : PauseIcon,
        onAction: () => (isPaused ? list.live.list.resume() : list.live.list.pause()),
      }),
    ],
    [
      ...when(has('terms'), opens('terms', InfoIcon)),
      ...when(has('keys') && !areCards, {
        key: 'keys',
        label: t.keys,
        icon: KeyboardIcon,
        value: '?',
        onAction: options.onOpenKeys,
      }),
    ],
  ];
  return groups.filter((group) => group.length > 0);
}

function ListTerms() {
  const type = useMessages(en.typeHelp);
  const status = useMessages(en.statusHelp);
  return (
    <Stack space={3}>
      <Heading level={2} size="m">
        {type.title}
      </Heading>
      <TypeTerms />
      <Heading level={2} size="m">
        {status.title}
      </Heading>
      <StatusTerms />
      <DemoLink />
    </Stack>
  );
}

/** Removes undefined parameters and the page, which isn't part of a view. */
const viewParams = ({ page: _, ...texts }: ReturnType<typeof serializeListState>): SavedViewParams =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

const noStore = { content: createStore(noSavedViews), reload() {} };

/** Returns what the list shows as the parameters of a view, the saved view that is the same, and how to show one. */
function useSavedViews(store: SavedViewStore | undefined) {
  const { state, address, setState } = useReferralListParts('ReferralListToolbar');
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralListToolbar');
  const [shownId, setShownId] = useState<string | null>(null);
  const { content } = store ?? noStore;
  const { views } = useStore(content);
  useReloadFromOtherTabs(store ?? noStore);
  const params = useMemo(() => viewParams(serializeListState(state, address)), [state, address]);
  // Compares the views as they'd show here: a view from another user may name columns that this list doesn't have.
  const same = views.filter((view) =>
    isEqualRow(viewParams(serializeListState(parseListState(view.state, address), address)), params),
  );
  return {
    params,
    current: same.find(({ id }) => id === shownId) ?? same[0],
    show(view: SavedView) {
      setShownId(view.id);
      if (selectedKey !== null) setSelectedKey(null);
      setState({ ...parseListState(view.state, address), rowSelection: {} });
    },
  };
}
