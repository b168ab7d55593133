import { createWriteJournal, toasts, useMessages, type WriteJournal } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { toErrorToast } from '../gateway/errorToasts.ts';
import {
  isConflict,
  type MarketplaceGateway,
  type VersionedMarketplace,
} from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { isChanged } from '../values/compare.ts';
import type { MergeVersions } from '../values/mergeMarketplace.ts';
import { toFormValues } from '../values/toFormValues.ts';
import { toMarketplace } from '../values/toMarketplace.ts';
import { stringifyJson } from '../wire/json.ts';
import type { Marketplace, NewMarketplace } from '../wire/marketplace.ts';
import type { AgencyLookup } from './useAgencyLookup.ts';
import { type DraftStorage, draftKey } from './useDraft.ts';
import { readMarketplace } from './useMarketplace.ts';
import { loadedMarketplace, type MarketplaceFormReturn } from './useMarketplaceForm.ts';

/**
 * Whether the service refused the save. After any other failure, the save may have succeeded and only its response was
 * lost.
 */
const isClientError = (error: unknown) => statusOf(error) >= 400 && statusOf(error) < 500;

/** Whether the service itself didn't respond. */
const isResponseLost = (error: unknown) => [0, 502, 504].includes(statusOf(error));

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? Number(error.status) : 0);

interface Save {
  readonly form: MarketplaceFormReturn;
  readonly gateway: MarketplaceGateway;
  /** Returns the idempotency key of a body: the same for every attempt until one succeeds. */
  keyOf(marketplace: unknown): string;
  readonly values: MarketplaceFormValues;
  readonly t: typeof en.saving;
}

/** Result of an update: the stored marketplace, or the newer version it conflicts with. */
type Outcome = { readonly stored: VersionedMarketplace } | { readonly conflict: VersionedMarketplace };

/**
 * Updates a marketplace. If the service has a newer version or its response was lost, fetches the marketplace again. If
 * the form values now stored equal those sent, the save succeeded. After a conflict, if they equal those loaded, saves
 * once more on top of the newer version.
 */
async function update(save: Save, base: VersionedMarketplace, isRetry = false): Promise<Outcome> {
  const { form, gateway, keyOf, values, t } = save;
  const { reference, saved } = form.getLoaded();
  const marketplace = toMarketplace(values, base.marketplace, reference);
  const { id } = marketplace;
  try {
    await gateway.update(marketplace, base.etag, { idempotencyKey: keyOf(marketplace) });
  } catch (error) {
    if (isClientError(error) && !isConflict(error)) throw error;
    const current = isConflict(error)
      ? await readMarketplace(gateway, id, t)
      : await gateway.get(id).catch(() => undefined);
    if (!current) throw error;
    const differsFrom = (other: MarketplaceFormValues) =>
      isChanged(toFormValues(current.marketplace, reference), other, reference);
    if (!differsFrom(toFormValues(marketplace, reference))) return { stored: current };
    if (differsFrom(saved)) return { conflict: current };
    if (isConflict(error) && !isRetry) return update(save, current, true);
    throw error;
  }
  return { stored: (await readMarketplace(gateway, id, t)) ?? { marketplace } };
}

/** Creates a marketplace. Without a response, sends the request once more; the idempotency key prevents a duplicate. */
async function create(
  { gateway, keyOf, t }: Pick<Save, 'gateway' | 'keyOf' | 't'>,
  marketplace: NewMarketplace,
): Promise<Marketplace> {
  const send = () => gateway.create(marketplace, { idempotencyKey: keyOf(marketplace) });
  try {
    return await send().catch((error) => (isResponseLost(error) ? send() : Promise.reject(error)));
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    throw Object.assign(new Error(t.unknownOutcome, { cause: error }), { reason: t.unknownOutcome });
  }
}

/**
 * After a reload, reports the save that the reload interrupted as successful, if the marketplace contains all edits of
 * its draft. `target` names the save in the journal, and its draft.
 */
function useInterruptedSave(
  form: MarketplaceFormReturn,
  journal: WriteJournal,
  target: string,
  drafts: DraftStorage | undefined,
) {
  const t = useMessages(en.saving);
  useEffect(() => {
    if (journal.entries().every((entry) => entry.target !== target)) return;
    let isCanceled = false;
    // Loaded on demand: few forms open after an interrupted save.
    void import('../values/parseDraft.ts').then(({ parseDraft, isDraftApplied }) => {
      const { original, saved, reference } = form.getLoaded();
      const draft = original && parseDraft(drafts?.getItem(target));
      if (isCanceled || !draft || !isDraftApplied(draft, saved, reference)) return;
      journal.close(target);
      drafts?.removeItem(target);
      toasts.success(t.saved(saved.marketplaceName));
    }, console.warn);
    return () => {
      isCanceled = true;
    };
  }, [form, journal, target, drafts, t]);
}

/** A save conflict, and the ways to resolve it. */
export interface Conflict {
  /** The marketplace as loaded, as edited here, and as now stored on the server. */
  readonly versions: MergeVersions;
  /** Continues with the merged values on top of the newer version. */
  readonly merge: (values: MarketplaceFormValues) => void;
  /** Continues with the newer version and discards the edits made here. */
  readonly discard: () => void;
  /** Returns to the form and keeps the edits. */
  readonly close: () => void;
}

/** Handles a conflict when someone else saved first. `open` takes the newer version. */
function useConflict(form: MarketplaceFormReturn) {
  const [conflict, setConflict] = useState<Conflict>();
  const open = (theirs: VersionedMarketplace) => {
    const { saved, reference } = form.getLoaded();
    const close = () => setConflict(undefined);
    const resolveWith = (values?: MarketplaceFormValues) => {
      form.load(loadedMarketplace(theirs, form.getLoaded().reference), values);
      close();
    };
    setConflict({
      versions: {
        base: saved,
        mine: structuredClone(form.getValues()),
        theirs: toFormValues(theirs.marketplace, reference),
        reference,
      },
      merge: resolveWith,
      discard: () => resolveWith(),
      close,
    });
  };
  return { conflict, open };
}

/** Saves a new or existing marketplace. Returns `conflict` if someone else saved first. */
export function useSave(
  form: MarketplaceFormReturn,
  gateway: MarketplaceGateway,
  drafts: DraftStorage | undefined,
) {
  const t = useMessages(en.saving);
  const [created, setCreated] = useState<Marketplace>();
  const isSaving = useRef(false);
  const { conflict, open } = useConflict(form);
  const target = draftKey(form.getLoaded().original?.id);
  const journal = useMemo(() => createWriteJournal('marketplace-saves', drafts), [drafts]);
  const keyOf = (marketplace: unknown) => journal.open(target, stringifyJson(marketplace)).key;
  useInterruptedSave(form, journal, target, drafts);
  const submit = async (values: MarketplaceFormValues) => {
    const { original, etag, reference } = form.getLoaded();
    try {
      if (original) {
        const outcome = await update({ form, gateway, keyOf, values, t }, { marketplace: original, etag });
        if ('conflict' in outcome) return open(outcome.conflict);
        form.load(loadedMarketplace(outcome.stored, form.getLoaded().reference));
      } else {
        const marketplace = toMarketplace(values, undefined, reference);
        setCreated(await create({ gateway, keyOf, t }, marketplace));
      }
      journal.close(target);
      toasts.success(t.saved(values.marketplaceName));
    } catch (error) {
      const { text, details } = toErrorToast(t.saveFailed(values.marketplaceName), error);
      toasts.error(text, undefined, { details });
    }
  };
  const save = useEvent(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await form.handleSubmit(submit)();
    } finally {
      isSaving.current = false;
    }
  });
  return { created, save, conflict };
}

/**
 * Discards edits: reloads the marketplace from the server, or resets a new form. If the reload fails, the edits stay.
 */
export function useDiscard(
  form: MarketplaceFormReturn,
  gateway: MarketplaceGateway,
  { cancel }: AgencyLookup,
) {
  const t = useMessages(en.saving);
  const [isReloading, setReloading] = useState(false);
  const discard = useEvent(async () => {
    const { original, reference } = form.getLoaded();
    cancel();
    if (!original) return form.load(loadedMarketplace(undefined, reference));
    setReloading(true);
    const loaded = await readMarketplace(gateway, original.id, t);
    setReloading(false);
    if (loaded) form.load(loadedMarketplace(loaded, form.getLoaded().reference));
  });
  return { isReloading, discard };
}
