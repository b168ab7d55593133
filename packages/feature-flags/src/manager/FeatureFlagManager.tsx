import { createWriteJournal, SearchField, useMessages, type WriteStorage } from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import * as en from '../messages/en.ts';
import { flagListOf } from '../store/flagList.ts';
import type { FeatureFlagDraft, FeatureFlagId, FeatureFlagRow } from '../wire/featureFlag.ts';
import { AddFlagForm } from './AddFlagForm.tsx';
import * as styles from './FeatureFlagManager.css.ts';
import { FlagListProblems, LoadingFlags, NoFlags, NothingFound } from './FlagListStatus.tsx';
import { FlagTable } from './FlagTable.tsx';
import { notifyByToast } from './notifyByToast.ts';
import { useFilteredFlags } from './useFilteredFlags.ts';
import { type FeatureFlagNotice, useFlagSaves } from './useFlagSaves.ts';
import { useFocusFallback } from './useFocusFallback.ts';

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
  /** Notes below the flags, where they move none of them. Default: none. */
  readonly children?: ReactNode;
}

type OpenForm =
  | { readonly kind: 'none'; readonly lastEditedId?: FeatureFlagId }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: FeatureFlagId };

/** Tracks which form is open. Only one can be: the add form or one edited row. */
function useOpenForm() {
  const [open, setOpen] = useState<OpenForm>({ kind: 'none' });
  return {
    isAdding: open.kind === 'add',
    editedId: open.kind === 'edit' ? open.id : undefined,
    /** The flag whose edit mode ended without another form opening. */
    editedBefore: open.kind === 'none' ? open.lastEditedId : undefined,
    add: () => setOpen({ kind: 'add' }),
    edit: (id: FeatureFlagId) => setOpen({ kind: 'edit', id }),
    closeAdd: () => setOpen((last) => (last.kind === 'add' ? { kind: 'none' } : last)),
    closeEdit: (id: FeatureFlagId) =>
      setOpen((last) => (last.kind === 'edit' && last.id === id ? { kind: 'none', lastEditedId: id } : last)),
  };
}

/** Number of flags that fit on one screen, so that finding one needs no search. */
const searchableCount = 10;

/**
 * Lists the feature flags and lets administrators search, switch, edit and add them. Put it on a page for
 * administrators, with one `ToastRegion` in the app.
 */
export function FeatureFlagManager({ gateway, storage, onNotify, children }: FeatureFlagManagerProps) {
  const t = useMessages(en.manager);
  const writes = useMemo(
    () => flagListOf(gateway, createWriteJournal('feature-flag-saves', storage)),
    [gateway, storage],
  );
  const form = useOpenForm();
  const { undo } = useMessages(en.notices);
  const saves = useFlagSaves(writes, onNotify ?? ((notice) => notifyByToast(notice, undo)));
  const { list, reload, rows, search, setSearch, ...shown } = useFilteredFlags(gateway, form.editedId);
  const names = list.flags.map(({ name }) => name);
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
      <div className={styles.band}>
        <p className={styles.note}>
          <span>{t.savedImmediately}</span> <span role="status">{shown.found}</span>
        </p>
        {(names.length >= searchableCount || search !== '') && (
          <div className={styles.search}>
            <SearchField
              ref={searchField}
              aria-label={t.search}
              placeholder={t.searchHint}
              size="m"
              value={search}
              onChange={setSearch}
            />
          </div>
        )}
        <button
          ref={addButton}
          type="button"
          aria-expanded={form.isAdding}
          className={buttonStyles({ tone: form.isAdding ? 'neutral' : 'accent' })}
          onClick={form.isAdding ? form.closeAdd : form.add}
        >
          <PlusIcon />
          <span>{t.add}</span>
        </button>
      </div>
      {form.isAdding && <AddFlagForm names={names} onCreate={create} onCancel={form.closeAdd} />}
      <FlagListProblems list={list} onRetry={reload} />
      {rows.length > 0 && (
        <FlagTable
          rows={rows}
          names={names}
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
      {children && <div className={styles.notes}>{children}</div>}
    </div>
  );
}
