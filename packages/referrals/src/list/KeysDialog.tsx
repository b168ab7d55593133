import { useStore } from '@advantage/live-list/react';
import { Dialog, Switch } from '@advantage/ui';
import * as styles from './keys.css.ts';
import { keysSetting, switchKeys } from './listKeys.ts';

export interface KeysDialogProps {
  /** Whether the reader can claim. */
  readonly canClaim: boolean;
  readonly onClose: () => void;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
  /** Only for those who can claim. Default false. */
  readonly isClaim?: boolean;
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['J', 'Down'], label: 'Next row' },
  { keys: ['K', 'Up'], label: 'Previous row' },
  { keys: ['Enter'], label: 'Open details' },
  { keys: ['Esc'], label: 'Close details' },
  { keys: ['C'], label: 'Claim or talk now', isClaim: true },
  { keys: ['Enter'], label: 'Confirm', isClaim: true },
  { keys: ['/'], label: 'Filters' },
  { keys: ['?'], label: 'Keyboard shortcuts' },
];

/** Lists the keys of a list and switches them off, for people whose tools press letters. */
export function KeysDialog({ canClaim, onClose }: KeysDialogProps) {
  const isOn = useStore(keysSetting());
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <Switch label="Single-key shortcuts" isSelected={isOn} onChange={switchKeys} />
      <dl className={styles.list}>
        {shortcuts
          .filter(({ isClaim }) => canClaim || !isClaim)
          .map(({ keys, label }) => (
            <div key={label} className={styles.shortcut}>
              <dt>{label}</dt>
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
      <p className={styles.note}>Off while you type. Saved on this device.</p>
    </Dialog>
  );
}
