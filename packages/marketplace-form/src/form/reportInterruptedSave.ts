import { toasts, type WriteJournal } from '@advantage/ui';
import type * as en from '../messages/en.ts';
import { isDraftApplied, parseDraft } from '../values/parseDraft.ts';
import type { DraftStorage } from './useDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** A save that was interrupted by a reload. */
export interface InterruptedSave {
  readonly journal: WriteJournal;
  /** Target of the save in the journal, and storage key of its draft. */
  readonly target: string;
  readonly drafts: DraftStorage | undefined;
}

/** Reports an interrupted save as successful if the loaded marketplace contains all edits of its draft. */
export function reportInterruptedSave(
  form: MarketplaceFormReturn,
  { journal, target, drafts }: InterruptedSave,
  t: typeof en.saving,
): void {
  const { original, saved, reference } = form.getLoaded();
  const draft = original && parseDraft(drafts?.getItem(target));
  if (!draft || !isDraftApplied(draft, saved, reference)) return;
  journal.close(target);
  drafts?.removeItem(target);
  toasts.success(t.saved(saved.marketplaceName));
}
