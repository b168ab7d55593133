import { useStore } from '@advantage/live-list/react';
import { Dialog, Switch, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import * as styles from './keys.css.ts';
import { keysSetting, switchKeys } from './listKeys.ts';

export interface KeysDialogProps {
  /** Whether the reader can claim. */
  readonly canClaim: boolean;
  readonly onClose: () => void;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly label: keyof typeof en.keys;
  /** Only for those who can claim. Default false. */
  readonly isClaim?: boolean;
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['J', 'Down'], label: 'nextRow' },
  { keys: ['K', 'Up'], label: 'previousRow' },
  { keys: ['Enter'], label: 'openDetails' },
  { keys: ['Esc'], label: 'closeDetails' },
  { keys: ['C'], label: 'claimOrTalk', isClaim: true },
  { keys: ['Enter'], label: 'confirm', isClaim: true },
  { keys: ['/'], label: 'filters' },
  { keys: ['?'], label: 'shortcuts' },
];

/** Lists the keys of a list and switches them off, for people whose tools press letters. */
export function KeysDialog({ canClaim, onClose }: KeysDialogProps) {
  const t = useMessages(en.keys);
  const isOn = useStore(keysSetting());
  return (
    <Dialog isOpen onClose={onClose} title={t.shortcuts}>
      <Switch label={t.switch} isSelected={isOn} onChange={switchKeys} />
      <dl className={styles.list}>
        {shortcuts
          .filter(({ isClaim }) => canClaim || !isClaim)
          .map(({ keys, label }) => (
            <div key={label} className={styles.shortcut}>
              <dt>{t[label]}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
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
