import { buttonStyles, useMessages } from '@advantage/ui';
import { EditIcon } from '@advantage/ui/icons';
import { useEffect, useRef } from 'react';
import * as en from '../messages/en.ts';
import { FlagState, type FlagStateProps } from './FlagState.tsx';
import * as styles from './FlagTable.css.ts';
import { focusIfLost } from './useLostFocus.ts';

export interface FlagRowProps extends FlagStateProps {
  /** The row was just edited: its Edit button takes the focus. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

/** A flag in view mode (FLG-2). */
export function FlagRow({ takesFocus, onEdit, ...state }: FlagRowProps) {
  const t = useMessages(en.manager);
  const { name, description } = state.flag;
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) focusIfLost(edit.current);
  }, [takesFocus]);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <bdi>{name}</bdi>
      </th>
      <td className={styles.descriptionCell}>
        <bdi>{description}</bdi>
      </td>
      <td className={styles.enabledCell}>
        <FlagState {...state} />
      </td>
      <td className={styles.actionsCell}>
        <button
          ref={edit}
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
