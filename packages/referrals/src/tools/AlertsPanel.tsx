import { useStore } from '@advantage/live-list/react';
import { Button, Checkbox, FieldRange, Select, Switch, TimeField } from '@advantage/ui';
import { BellIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import type { AlertDesk } from './AlertDesk.ts';
import { type AlertSettings, usualAlerts } from './alertSettings.ts';
import * as styles from './alerts.css.ts';
import { chime } from './chime.ts';
import { askForNotifications, type NotificationAccess, notificationAccess, notify } from './notifications.ts';
import { watchInterval } from './ReferralWatch.ts';
import type { SavedView } from './SavedView.ts';

export interface AlertsPanelProps {
  /** How the reader wants to be told. Keep it the same object. */
  readonly desk: AlertDesk;
  /** The reader's saved views of the list that is watched. */
  readonly views: readonly SavedView[];
}

const usualQuiet = { from: '19:00:00', to: '08:00:00' };

/** How a reader wants to be told of new referrals, and what that means. */
export function AlertsPanel({ desk, views }: AlertsPanelProps) {
  const settings = useStore(desk.settings);
  const [isKept, setKept] = useState(true);
  const change = (to: Partial<AlertSettings>) => setKept(desk.change(to).isKept);
  const { isOn, viewId } = settings;
  const isKnown = views.some(({ id }) => id === viewId);
  return (
    <div className={styles.panel}>
      <Switch
        label="Tell me of new referrals"
        isSelected={isOn}
        onChange={(next) => change({ isOn: next })}
        description={`Looks every ${watchInterval / 1000} seconds while this page is open, in the background too. A browser may slow that down there.`}
      />
      <Select
        label="Which"
        isDisabled={!isOn}
        options={[
          { value: null, label: 'Every new referral' },
          ...views.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={isKnown ? viewId : null}
        onChange={(next) => change({ viewId: next })}
      />
      <Signals settings={settings} onChange={change} />
      <QuietHours settings={settings} onChange={change} />
      <Button size="s" icon={BellIcon} isDisabled={!isOn} onPress={() => test(settings)}>
        Try it
      </Button>
      {!isKept && (
        <p className={styles.text}>This browser keeps no settings: they last until the page is closed.</p>
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
  denied: 'This browser blocks notifications of this page. Allow them in its settings.',
  unsupported: 'This browser shows no notifications.',
};

function Signals({ settings, onChange }: PartProps) {
  const [access, setAccess] = useState(notificationAccess);
  const { isOn, hasSound, hasTitle, hasNotification } = settings;
  const isAllowed = access === 'granted' || access === 'not-asked';
  const setNotification = async (isWanted: boolean) => {
    const next = isWanted ? await askForNotifications() : access;
    setAccess(next);
    onChange({ hasNotification: isWanted && next === 'granted' });
  };
  return (
    <fieldset className={styles.signals} aria-label="How">
      <Checkbox
        size="m"
        label="Number in the title of the tab"
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
        label="Notification while I am elsewhere"
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
        description="No sound and no notification then."
        isDisabled={!isOn}
        isSelected={quiet !== null}
        onChange={(next) => onChange({ quiet: next ? usualQuiet : usualAlerts.quiet })}
      />
      {quiet && (
        <FieldRange
          label="From and until, by this device's clock"
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
