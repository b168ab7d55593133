import { Switch, useMessages } from '@advantage/ui';
import { useId } from 'react';
import * as en from '../messages/en.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';
import * as styles from './FlagTable.css.ts';

export interface FlagStateProps {
  readonly flag: FeatureFlag;
  /** The state being saved. Undefined while nothing is being saved. */
  readonly switchingTo: boolean | undefined;
  readonly onSwitch: (enabled: boolean) => void;
}

/** The Enabled switch of a row. Saves immediately, and shows the new state while it's being saved. */
export function FlagState({ flag, switchingTo, onSwitch }: FlagStateProps) {
  const t = useMessages(en.manager);
  const id = useId();
  const isEnabled = switchingTo ?? flag.enabled;
  return (
    <div className={styles.state}>
      <Switch
        id={id}
        size="s"
        aria-label={t.enabledFlag(flag.name)}
        isSelected={isEnabled}
        isPending={switchingTo !== undefined}
        onChange={onSwitch}
      />
      <label htmlFor={id} className={styles.stateWord} aria-hidden="true">
        {isEnabled ? t.on : t.off}
      </label>
    </div>
  );
}
