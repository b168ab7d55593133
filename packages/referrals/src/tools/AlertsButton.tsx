import { useStore } from '@advantage/live-list/react';
import { Button, lazyComponent, Popover, Spinner, useMessages } from '@advantage/ui';
import { BellIcon } from '@advantage/ui/icons';
import { Suspense } from 'react';
import * as en from '../messages/en.ts';
import type { AlertStore } from './AlertStore.ts';
import { isViewDeleted } from './alertSettings.ts';
import type { SavedViewStore } from './SavedViewStore.ts';

// Loaded on demand: its time fields are as large as all other tools, and few users open it.
const AlertsPanel = lazyComponent(async () => (await import('./AlertsPanel.tsx')).AlertsPanel);

const labelOf = (isOn: boolean, isStopped: boolean, t: typeof en.alerts) =>
  isOn ? (isStopped ? t.stopped : t.on) : t.alerts;

export interface AlertsButtonProps {
  /** The user's alert settings. Pass the same object on every render. */
  readonly alerts: AlertStore;
  /** The user's saved views of the watched list. */
  readonly store: SavedViewStore;
}

/** Opens the user's alert settings and shows whether alerts are on. `AlertWatcher` sends the alerts. */
export function AlertsButton({ alerts, store }: AlertsButtonProps) {
  const t = useMessages(en.alerts);
  const settings = useStore(alerts.settings);
  const { views } = useStore(store.content);
  return (
    <Popover
      placement="bottom end"
      label={t.alerts}
      trigger={
        <Button size="s" icon={BellIcon} aria-haspopup="dialog">
          {labelOf(settings.isOn, isViewDeleted(settings, views), t)}
        </Button>
      }
    >
      <Suspense fallback={<Spinner label={t.loading} />}>
        <AlertsPanel alerts={alerts} views={views} />
      </Suspense>
    </Popover>
  );
}
