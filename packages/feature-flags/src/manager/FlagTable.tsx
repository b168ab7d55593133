import { useMessages, VisuallyHidden } from '@advantage/ui';
import { copyRows } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import type { FeatureFlagDraft, FeatureFlagId, FeatureFlagRow } from '../wire/featureFlag.ts';
import { EditFlagRow, FlagRow } from './FlagRow.tsx';
import * as styles from './FlagTable.css.ts';

export interface FlagTableProps {
  /** The flags. One of them may be marked as being edited. */
  readonly rows: readonly FeatureFlagRow[];
  /** The names of all flags, also of those that aren't shown. */
  readonly names: readonly string[];
  /** The states being saved, by flag id. */
  readonly switching: ReadonlyMap<FeatureFlagId, boolean>;
  /** The flag whose Edit button takes focus, because its edit mode just ended. */
  readonly focusedId: FeatureFlagId | undefined;
  readonly onSwitch: (flag: FeatureFlagRow, enabled: boolean) => void;
  readonly onEdit: (id: FeatureFlagId) => void;
  readonly onSave: (flag: FeatureFlagRow, changes: Partial<FeatureFlagDraft>) => Promise<void>;
  readonly onCancel: (id: FeatureFlagId) => void;
}

/** The flags as a table, or as cards on phones. */
export function FlagTable({
  rows,
  names,
  switching,
  focusedId,
  onSwitch,
  onEdit,
  onSave,
  onCancel,
}: FlagTableProps) {
  const t = useMessages(en.manager);
  return (
    <table className={styles.table} aria-label={t.flags} onCopy={copyRows}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.nameHeader}>
            {t.name}
          </th>
          <th scope="col" className={styles.header}>
            {t.description}
          </th>
          <th scope="col" className={styles.enabledHeader}>
            {t.enabled}
          </th>
          <th scope="col" className={styles.actionsHeader}>
            <VisuallyHidden>{t.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((flag) => {
          const { id, isEditing } = flag;
          const toggle = (enabled: boolean) => onSwitch(flag, enabled);
          const state = { flag, switchingTo: switching.get(id), onSwitch: toggle };
          return isEditing ? (
            <EditFlagRow
              key={id}
              {...state}
              names={names}
              onSave={(changes) => onSave(flag, changes)}
              onCancel={() => onCancel(id)}
            />
          ) : (
            <FlagRow key={id} {...state} takesFocus={focusedId === id} onEdit={() => onEdit(id)} />
          );
        })}
      </tbody>
    </table>
  );
}
