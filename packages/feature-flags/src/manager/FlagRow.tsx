import { formatDelivered, useMessages, useNow } from '@advantage/ui';
import { EditIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import { useEffect, useRef } from 'react';
import * as en from '../messages/en.ts';
import { FlagState, type FlagStateProps } from './FlagState.tsx';
import * as styles from './FlagTable.css.ts';
import { lastChange } from './lastChange.ts';
import { focusIfLost } from './useFocusFallback.ts';

export interface FlagRowProps extends FlagStateProps {
  /** Whether the row was just edited, so that its Edit button takes focus. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

/** A flag in view mode. */
export function FlagRow({ takesFocus, onEdit, ...state }: FlagRowProps) {
  const t = useMessages(en.manager);
  const { name, description } = state.flag;
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) focusIfLost(editButton.current);
  }, [takesFocus]);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <bdi>{name}</bdi>
      </th>
      <td className={styles.descriptionCell}>
        <bdi>{description}</bdi>
        <Changed flag={state.flag} />
      </td>
      <td className={styles.enabledCell}>
        <FlagState {...state} />
      </td>
      <td className={styles.actionsCell}>
        <button
          ref={editButton}
          type="button"
          aria-label={t.editFlag(name)}
          className={buttonStyles({ size: 's' })}
          onClick={onEdit}
        >
          <EditIcon size={14} />
          {t.edit}
        </button>
      </td>
    </tr>
  );
}

/** Shows who last changed a flag and when, on one line, if the service sends it. */
function Changed({ flag }: Pick<FlagStateProps, 'flag'>) {
  const t = useMessages(en.manager);
  const now = useNow(60_000);
  const change = lastChange(flag);
  if (!change) return null;
  const when = change.at === undefined ? undefined : formatDelivered(change.at, now);
  return <span className={styles.changed}>{t.changed(change.by, when)}</span>;
}
