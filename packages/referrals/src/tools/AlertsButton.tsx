import { useStore } from '@advantage/live-list/react';
import { Button, lazyPart, Popover, Spinner, useMessages } from '@advantage/ui';
import { BellIcon } from '@advantage/ui/icons';
import { Suspense } from 'react';
import * as en from '../messages/en.ts';
import type { AlertStore } from './AlertStore.ts';
import { isViewDeleted } from './alertSettings.ts';
import type { SavedViewStore } from './SavedViewStore.ts';

// Its time fields weigh as much as the rest of the tools, and few readers open it: it loads when they do.
const AlertsPanel = lazyPart(async () => (await import('./AlertsPanel.tsx')).AlertsPanel);

const labelOf = (isOn: boolean, isStopped: boolean, t: typeof en.alerts) =>
  isOn ? (isStopped ? t.stopped : t.on) : t.alerts;

export interface AlertsButtonProps {
  /** How the reader wants to be told. Keep it the same object. */
  readonly alerts: AlertStore;
  /** The reader's saved views of the list that is watched. */
  readonly store: SavedViewStore;
}

/** Opens the alerts of a reader and says whether they are on. `AlertWatcher` is what tells of referrals. */
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
