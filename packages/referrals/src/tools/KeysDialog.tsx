import { useStore } from '@advantage/live-list/react';
import { Dialog, nameIn, Switch, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { keysSetting, setShortcutsEnabled } from './keyActions.ts';
import * as styles from './tools.css.ts';

export interface KeysDialogProps {
  readonly canClaim: boolean;
  readonly hasDetails: boolean;
  readonly hasFilters: boolean;
  readonly onClose: () => void;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly label: keyof typeof en.keys;
  readonly requires?: 'canClaim' | 'hasDetails' | 'hasFilters';
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['J', 'Down'], label: 'nextRow' },
  { keys: ['K', 'Up'], label: 'previousRow' },
  { keys: ['Enter'], label: 'openDetails', requires: 'hasDetails' },
  { keys: ['Esc'], label: 'closeDetails', requires: 'hasDetails' },
  { keys: ['C'], label: 'claimOrTalk', requires: 'canClaim' },
  { keys: ['Enter'], label: 'confirm', requires: 'canClaim' },
  { keys: ['/'], label: 'filters', requires: 'hasFilters' },
  { keys: ['?'], label: 'shortcuts' },
];

/** Lists the keyboard shortcuts of a list. A switch turns them off for people whose assistive tools type letters. */
export function KeysDialog({ onClose, ...has }: KeysDialogProps) {
  const t = useMessages(en.keys);
  const names = useMessages(en.keyNames);
  const { claimNow } = useMessages(en.status);
  const isOn = useStore(keysSetting());
  return (
    <Dialog isOpen onClose={onClose} title={t.shortcuts}>
      <Switch label={t.switch} isSelected={isOn} onChange={setShortcutsEnabled} />
      <dl className={styles.shortcuts}>
        {shortcuts
          .filter(({ requires }) => !requires || has[requires])
          .map(({ keys, label }) => (
            <div key={label} className={styles.shortcut}>
              <dt>{label === 'claimOrTalk' ? t.claimOrTalk(claimNow) : t[label]}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {nameIn(names, key)}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.note}>{t.note}</p>
    </Dialog>
  );
}
