import type { ClaimOffer } from '../model/claimFlow.ts';
import { claimMethods } from '../wire/claim.ts';

/** A claim that was sent and whose outcome isn't known yet. */
export interface OpenClaim {
  /** The idempotency key, the same for every attempt. */
  readonly key: string;
  readonly offer: ClaimOffer;
  /** Name of the referral, for the message about the outcome. */
  readonly name: string;
}

/** The claims without an outcome, by `opportunityId`. */
export type ClaimJournal = Pick<Map<string, OpenClaim>, 'entries' | 'get' | 'set' | 'delete'>;

/** Creates a journal that lasts until the page is closed or reloaded. */
export const createMemoryJournal = (): ClaimJournal => new Map();

/**
 * Creates a journal that survives a reload of the tab. It starts empty if the storage can't be read, and stays in
 * memory if it can't be written.
 */
export function createStorageJournal(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  name: string,
): ClaimJournal {
  const journal = new Map(readEntries(storage, name));
  const write = () => {
    try {
      storage.setItem(name, JSON.stringify([...journal]));
    } catch {
      // Storage is full or blocked, so the claims last only until the page is closed.
    }
  };
  return {
    entries: () => journal.entries(),
    get: (id) => journal.get(id),
    set(id, claim) {
      const changed = journal.set(id, claim);
      write();
      return changed;
    },
    delete(id) {
      const isDeleted = journal.delete(id);
      if (isDeleted) write();
      return isDeleted;
    },
  };
}

function readEntries(
  storage: Pick<Storage, 'getItem'>,
  name: string,
): readonly (readonly [string, OpenClaim])[] {
  try {
    const entries: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, OpenClaim] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { key, offer, name } = entry[1] ?? {};
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    claimMethods.includes(offer?.method) &&
    typeof offer.price === 'number'
  );
}
