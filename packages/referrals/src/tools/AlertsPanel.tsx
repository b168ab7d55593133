import { useStore } from '@advantage/live-list/react';
import { Button, Checkbox, FieldRange, Select, Switch, TimeField } from '@advantage/ui';
import { BellIcon } from '@advantage/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import type { AlertStore } from './AlertStore.ts';
import { type AlertSettings, isViewGone, usualAlerts } from './alertSettings.ts';
import * as styles from './alerts.css.ts';
import { chime } from './chime.ts';
import {
  askForNotifications,
  type NotificationAccess,
  notificationAccess,
  notify,
  onNotificationAccess,
} from './notifications.ts';
import { watchInterval } from './ReferralWatch.ts';
import type { SavedView } from './SavedView.ts';

export interface AlertsPanelProps {
  /** How the reader wants to be told. Keep it the same object. */
  readonly alerts: AlertStore;
  /** The reader's saved views of the list that is watched. */
  readonly views: readonly SavedView[];
}

const usualQuiet = { from: '19:00:00', to: '08:00:00' };

/** The reader's settings for alerts about new referrals. */
export function AlertsPanel({ alerts, views }: AlertsPanelProps) {
  const settings = useStore(alerts.settings);
  const [isKept, setKept] = useState(true);
  const change = (to: Partial<AlertSettings>) => setKept(alerts.change(to).isKept);
  const { isOn, viewId } = settings;
  const isGone = isViewGone(settings, views);
  return (
    <div className={styles.panel}>
      <Switch
        label="Notify me about new referrals"
        isSelected={isOn && !isGone}
        onChange={(next) => change({ isOn: next, ...(isGone && { viewId: null }) })}
        description={`Checks every ${watchInterval / 1000} seconds while this page is open. Background tabs may check less often.`}
      />
      {isOn && isGone && (
        <p role="status" className={styles.text}>
          Alerts stopped because their saved view was deleted. Choose what to be alerted about.
        </p>
      )}
      <Select
        label="Alert me about"
        isDisabled={!isOn}
        options={[
          ...(isGone ? [{ value: viewId, label: 'Deleted view' }] : []),
          { value: null, label: 'Every new referral' },
          ...views.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={viewId}
        onChange={(next) => change({ viewId: next })}
      />
      <Signals settings={settings} onChange={change} />
      <QuietHours settings={settings} onChange={change} />
      <Button size="s" icon={BellIcon} isDisabled={!isOn} onPress={() => test(settings)}>
        Send a test alert
      </Button>
      {!isKept && (
        <p className={styles.text}>This browser can't save settings. They reset when you close the page.</p>
      )}
    </div>
  );
}

function test({ hasSound, hasNotification }: AlertSettings) {
  if (hasSound) chime();
  if (hasNotification) notify({ title: 'New referral', body: 'This is how an alert looks.' }, () => {});
}

interface PartProps {
  readonly settings: AlertSettings;
  readonly onChange: (to: Partial<AlertSettings>) => void;
}

const notes: Readonly<Partial<Record<NotificationAccess, string>>> = {
  denied: 'Notifications are blocked. Allow them for this site in your browser settings.',
  unsupported: "This browser doesn't support notifications.",
};

function Signals({ settings, onChange }: PartProps) {
  const access = useSyncExternalStore(onNotificationAccess, notificationAccess);
  const { isOn, hasSound, hasTitle, hasNotification } = settings;
  const isAllowed = access === 'granted' || access === 'not-asked';
  const setNotification = async (isWanted: boolean) => {
    const next = isWanted ? await askForNotifications() : access;
    onChange({ hasNotification: isWanted && next === 'granted' });
  };
  return (
    <fieldset className={styles.signals} aria-label="How">
      <Checkbox
        size="m"
        label="Show the count in the tab title"
        isDisabled={!isOn}
        isSelected={hasTitle}
        onChange={(next) => onChange({ hasTitle: next })}
      />
      <Checkbox
        size="m"
        label="Sound"
        isDisabled={!isOn}
        isSelected={hasSound}
        onChange={(next) => onChange({ hasSound: next })}
      />
      <Checkbox
        size="m"
        label="Desktop notification when I'm in another window"
        description={notes[access]}
        isDisabled={!isOn || !isAllowed}
        isSelected={hasNotification && access === 'granted'}
        onChange={(next) => void setNotification(next)}
      />
    </fieldset>
  );
}

function QuietHours({ settings: { isOn, quiet }, onChange }: PartProps) {
  const set = (to: Partial<NonNullable<AlertSettings['quiet']>>) =>
    onChange({ quiet: { ...(quiet ?? usualQuiet), ...to } });
  return (
    <>
      <Checkbox
        size="m"
        label="Quiet hours"
        description="Mutes sounds and notifications."
        isDisabled={!isOn}
        isSelected={quiet !== null}
        onChange={(next) => onChange({ quiet: next ? usualQuiet : usualAlerts.quiet })}
      />
      {quiet && (
        <FieldRange
          label="From and to (your local time)"
          from={
            <TimeField
              aria-label="Quiet from"
              size="s"
              isDisabled={!isOn}
              value={quiet.from}
              onChange={(from) => set({ from })}
            />
          }
          to={
            <TimeField
              aria-label="Quiet until"
              size="s"
              isDisabled={!isOn}
              value={quiet.to}
              onChange={(to) => set({ to })}
            />
          }
        />
      )}
    </>
  );
}
