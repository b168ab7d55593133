import { createWriteJournal, useMessages, type WriteStorage } from '@advantage/ui';
import { useMemo, useRef } from 'react';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import * as en from '../messages/en.ts';
import { flagListOf } from '../store/flagList.ts';
import type { FeatureFlagDraft, FeatureFlagRow } from '../wire/featureFlag.ts';
import { AddFlagForm } from './AddFlagForm.tsx';
import * as styles from './FeatureFlagManager.css.ts';
import { FlagListProblems, LoadingFlags, NoFlags, NothingFound } from './FlagListStatus.tsx';
import { FlagTable } from './FlagTable.tsx';
import { FlagToolbar } from './FlagToolbar.tsx';
import { notifyByToast } from './notifyByToast.ts';
import { useFilteredFlags } from './useFilteredFlags.ts';
import { type FeatureFlagNotice, useFlagSaves } from './useFlagSaves.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { useOpenForm } from './useOpenForm.ts';

export interface FeatureFlagManagerProps {
  /** Loads and saves the flags. Pass the same object on every render: a new object reloads them. */
  readonly gateway: FeatureFlagGateway;
  /**
   * Remembers saves until their outcome is known, so that a reload neither repeats nor loses one. Pass the user's own
   * `sessionStorage`, the same object on every render. Default: memory, while the manager is mounted.
   */
  readonly storage?: WriteStorage;
  /** Called to show the result of a save. Default: a toast in the app's `ToastRegion`. */
  readonly onNotify?: (notice: FeatureFlagNotice) => void;
}

/**
 * Lists the feature flags and lets administrators search, switch, edit and add them. Put it on a page for
 * administrators, with one `ToastRegion` in the app.
 */
export function FeatureFlagManager({ gateway, storage, onNotify }: FeatureFlagManagerProps) {
  const writes = useMemo(
    () => flagListOf(gateway, createWriteJournal('feature-flag-saves', storage)),
    [gateway, storage],
  );
  const form = useOpenForm();
  const { undo } = useMessages(en.notices);
  const saves = useFlagSaves(writes, onNotify ?? ((notice) => notifyByToast(notice, undo)));
  const { list, reload, rows, search, setSearch, ...shown } = useFilteredFlags(gateway, form.editedId);
  const addButton = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useFocusFallback(form.isAdding, addButton);
  useFocusFallback(list.error !== undefined, addButton);
  useFocusFallback(shown.isNothingFound, searchField);

  async function create(draft: FeatureFlagDraft) {
    if (await saves.create(draft)) form.closeAdd();
  }
  async function save(flag: FeatureFlagRow, changes: Partial<FeatureFlagDraft>) {
    if (await saves.update(flag, changes)) form.closeEdit(flag.id);
  }

  return (
    <div className={styles.manager}>
      <FlagToolbar
        search={shown.isEmpty ? undefined : search}
        onSearch={setSearch}
        found={shown.found}
        isAdding={form.isAdding}
        onToggleAdd={form.isAdding ? form.closeAdd : form.add}
        {...{ addButton, searchField }}
      />
      {form.isAdding && <AddFlagForm onCreate={create} onCancel={form.closeAdd} />}
      <FlagListProblems list={list} onRetry={reload} />
      {rows.length > 0 && (
        <FlagTable
          rows={rows}
          switching={saves.switching}
          focusedId={form.editedBefore}
          onSwitch={saves.turn}
          onEdit={form.edit}
          onSave={save}
          onCancel={form.closeEdit}
        />
      )}
      {shown.isNothingFound && <NothingFound search={search} onClear={() => setSearch('')} />}
      {shown.isFirstLoad && <LoadingFlags />}
      {shown.hasNone && !form.isAdding && <NoFlags onAdd={form.add} />}
    </div>
  );
}
