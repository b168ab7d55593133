import { Card, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { FeatureFlagDraft, FeatureFlagId, FeatureFlagRow } from '../wire/featureFlag.ts';
import { EditFlagRow } from './EditFlagRow.tsx';
import { FlagRow } from './FlagRow.tsx';
import * as styles from './FlagTable.css.ts';

export interface FlagTableProps {
  /** The flags. One of them may be marked as being edited. */
  readonly rows: readonly FeatureFlagRow[];
  /** The states being saved, by flag id. */
  readonly switching: ReadonlyMap<FeatureFlagId, boolean>;
  /** The flag whose Edit button takes focus, because its edit mode just ended. */
  readonly focusedId: FeatureFlagId | undefined;
  readonly onSwitch: (flag: FeatureFlagRow, enabled: boolean) => void;
  readonly onEdit: (id: FeatureFlagId) => void;
  readonly onSave: (flag: FeatureFlagRow, changes: Partial<FeatureFlagDraft>) => Promise<void>;
  readonly onCancel: (id: FeatureFlagId) => void;
}

const columns = [
  { head: 'name', className: styles.nameHeader },
  { head: 'description', className: styles.descriptionHeader },
  { head: 'enabled', className: styles.enabledHeader },
  { head: 'actions', className: styles.actionsHeader },
] as const;

/** The flags as a table, or as cards on phones. */
export function FlagTable({
  rows,
  switching,
  focusedId,
  onSwitch,
  onEdit,
  onSave,
  onCancel,
}: FlagTableProps) {
  const t = useMessages(en.manager);
  return (
    <Card padding={0}>
      <table className={styles.table} aria-label={t.flags}>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ head, className }) => (
              <th key={head} scope="col" className={className}>
                {t[head]}
              </th>
            ))}
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
                onSave={(changes) => onSave(flag, changes)}
                onCancel={() => onCancel(id)}
              />
            ) : (
              <FlagRow key={id} {...state} takesFocus={focusedId === id} onEdit={() => onEdit(id)} />
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
