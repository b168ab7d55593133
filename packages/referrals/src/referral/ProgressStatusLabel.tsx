import { nameIn, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { type ProgressStatus, progressStatusName, showsProgressIcon } from '../model/status.ts';
import * as styles from './status.css.ts';
import { progressIcons } from './statusIcons.ts';

export interface ProgressStatusLabelProps {
  /** The progress status to show. */
  readonly status: ProgressStatus;
}

/** A read-only label of an agent's progress with an acquired referral. */
export function ProgressStatusLabel({ status }: ProgressStatusLabelProps) {
  const names = useMessages(en.statusNames);
  const Icon = progressIcons[status];
  return (
    <span className={styles.progress}>
      {showsProgressIcon(status) && <Icon />}
      {nameIn(names, progressStatusName(status))}
    </span>
  );
}
