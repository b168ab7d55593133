import { toasts, type WriteJournal } from '@advantage/ui';
import type * as en from '../messages/en.ts';
import { isInForce, readDraft } from '../values/readDraft.ts';
import type { DraftStorage } from './autosaveDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** A save that a reload cut off. */
export interface SavedBefore {
  /** Where it is written down. */
  readonly journal: WriteJournal;
  /** What it was of: the key of its draft too. */
  readonly target: string;
  /** Where drafts are kept, if they are. */
  readonly drafts: DraftStorage | undefined;
}

/** Tells that it was carried out, if the marketplace has all of its draft. */
export function tellSavedBefore(
  form: MarketplaceFormReturn,
  { journal, target, drafts }: SavedBefore,
  t: typeof en.saving,
): void {
  const { original, saved, reference } = form.getLoaded();
  const draft = original && readDraft(drafts?.getItem(target));
  if (!draft || !isInForce(draft, saved, reference)) return;
  journal.close(target);
  drafts?.removeItem(target);
  toasts.success(t.saved(saved.marketplaceName));
}
