import { useState } from 'react';
import type { FeatureFlagId } from '../wire/featureFlag.ts';

type OpenForm =
  | { readonly kind: 'none'; readonly lastEditedId?: FeatureFlagId }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: FeatureFlagId };

/** Tracks which form is open. Only one can be: the add form or one edited row. */
export function useOpenForm() {
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
