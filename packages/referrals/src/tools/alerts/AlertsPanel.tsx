import { useStore } from '@advantage/live-list/react';
import { Button, Checkbox, FieldRange, Select, Stack, Switch, TimeField, useMessages } from '@advantage/ui';
import { BellIcon } from '@advantage/ui/icons';
import { timeField } from '@advantage/ui/messages';
import { useState, useSyncExternalStore } from 'react';
import * as en from '../../messages/en.ts';
import * as styles from '../tools.css.ts';
import type { SavedView } from '../views/SavedViewStore.ts';
import {
  type AlertSettings,
  type AlertStore,
  dayTime,
  defaultAlertSettings,
  isViewDeleted,
} from './AlertStore.ts';
import { watchInterval } from './NewReferralWatcher.ts';
import {
  askForNotifications,
  chime,
  type NotificationAccess,
  notificationAccess,
  notify,
  onNotificationAccess,
} from './notifications.ts';

export interface AlertsPanelProps {
  /** The user's alert settings. Pass the same object on every render. */
  readonly alerts: AlertStore;
  readonly views: readonly SavedView[];
}

const defaultQuietHours = { from: '19:00:00', to: '08:00:00' };

/** The user's settings for alerts about new referrals: a switch and, once it's on, what and how. */
export function AlertsPanel({ alerts, views }: AlertsPanelProps) {
  const t = useMessages(en.alerts);
  const settings = useStore(alerts.settings);
  const [isSaved, setSaved] = useState(true);
  const change = (to: Partial<AlertSettings>) => setSaved(alerts.change(to).isSaved);
  const { isOn, viewId } = settings;
  const isDeleted = isViewDeleted(settings, views);
  const turn = async (next: boolean) => {
    change({ isOn: next, ...(isDeleted && { viewId: null }) });
    // Asked at once, because most people want to be told where they are.
    if (next && notificationAccess() === 'not-asked' && (await askForNotifications()) === 'granted')
      change({ hasNotification: true });
  };
  return (
    <Stack space={4}>
      <Switch
        label={t.notify}
        isSelected={isOn && !isDeleted}
        onChange={(next) => void turn(next)}
        description={t.checks(watchInterval / 1000)}
      />
      {isOn && isDeleted && (
        <p role="status" className={styles.text}>
          {t.viewDeleted}
        </p>
      )}
      {isOn && (
        <>
          <Select
            label={t.about}
            size="m"
            options={[
              ...(isDeleted ? [{ value: viewId, label: t.deletedView }] : []),
              { value: null, label: t.everyNew },
              ...views.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={viewId}
            onChange={(next) => change({ viewId: next })}
          />
          <Signals settings={settings} onChange={change} />
          <QuietHours settings={settings} onChange={change} />
          <Button size="s" icon={BellIcon} onPress={() => test(settings, t)}>
            {t.test}
          </Button>
        </>
      )}
      {!isSaved && <p className={styles.text}>{t.cannotSave}</p>}
    </Stack>
  );
}

function test({ hasSound, hasNotification }: AlertSettings, t: typeof en.alerts) {
  if (hasSound) chime();
  if (hasNotification) notify({ title: t.newReferral, body: t.example }, () => {});
}

interface PartProps {
  readonly settings: AlertSettings;
  readonly onChange: (to: Partial<AlertSettings>) => void;
}

function Signals({ settings, onChange }: PartProps) {
  const t = useMessages(en.alerts);
  const access = useSyncExternalStore(onNotificationAccess, notificationAccess);
  const notes: Partial<Record<NotificationAccess, string>> = {
    denied: t.blocked,
    unsupported: t.unsupported,
  };
  const isAllowed = access === 'granted' || access === 'not-asked';
  const setNotification = async (isWanted: boolean) => {
    const next = isWanted ? await askForNotifications() : access;
    onChange({ hasNotification: isWanted && next === 'granted' });
  };
  return (
    <fieldset className={styles.signals} aria-label={t.how}>
      <Checkbox
        size="m"
        label={t.count}
        isSelected={settings.hasTitle}
        onChange={(hasTitle) => onChange({ hasTitle })}
      />
      <Checkbox
        size="m"
        label={t.sound}
        isSelected={settings.hasSound}
        onChange={(hasSound) => onChange({ hasSound })}
      />
      <Checkbox
        size="m"
        label={t.desktop}
        description={notes[access]}
        isDisabled={!isAllowed}
        isSelected={settings.hasNotification && access === 'granted'}
        onChange={(next) => void setNotification(next)}
      />
    </fieldset>
  );
}

function QuietHours({ settings: { quiet }, onChange }: PartProps) {
  const t = useMessages(en.alerts);
  const set = (to: Partial<NonNullable<AlertSettings['quiet']>>) =>
    onChange({ quiet: { ...(quiet ?? defaultQuietHours), ...to } });
  return (
    <>
      <Checkbox
        size="m"
        label={t.quietHours}
        description={t.quietHint}
        isSelected={quiet !== null}
        onChange={(next) => onChange({ quiet: next ? defaultQuietHours : defaultAlertSettings.quiet })}
      />
      {quiet && (
        <FieldRange
          label={t.quietTimes}
          from={<QuietTime label={t.quietFrom} time={quiet.from} onChange={(from) => set({ from })} />}
          to={<QuietTime label={t.quietUntil} time={quiet.to} onChange={(to) => set({ to })} />}
        />
      )}
    </>
  );
}

interface QuietTimeProps {
  readonly label: string;
  readonly time: string;
  readonly onChange: (time: string) => void;
}

/** Start or end of the quiet hours. Text that isn't a time stays in the field, and the time isn't changed. */
function QuietTime({ label, time, onChange }: QuietTimeProps) {
  const { notATime } = useMessages(timeField);
  const [text, setText] = useState<string>();
  const change = (value: string) => {
    const isTime = dayTime.safeParse(value).success;
    setText(isTime ? undefined : value);
    if (isTime) onChange(value);
  };
  return (
    <TimeField
      aria-label={label}
      size="s"
      value={text ?? time}
      errorMessage={text === '' ? notATime : undefined}
      onChange={change}
    />
  );
}
