import { createEmitter, createStore, isEqualRow, reconcileRows, type Store } from '@advantage/live-list';
import { contactFields } from '../wire/projection.ts';
import type { ReferralClaim } from './claimFlow.ts';
import type { Referral } from './referral.ts';
import { sharedStores } from './sharedStores.ts';

interface Entry {
  readonly referral: Referral;
  /** The latest `lastModDate` of all responses. Null while no response had one. */
  readonly version: number | null;
  /** Whether the user claimed the referral. */
  readonly isOwn: boolean;
}

/** Options of `ReferralStore.put`. */
interface PutOptions {
  /** Whether this is the response to the user's own claim. Default false. */
  readonly isOwn?: boolean;
  /** Whether to notify lists even if status and `lastModDate` are unchanged. Default: the value of `isOwn`. */
  readonly shouldNotify?: boolean;
}

/**
 * The single source of truth for the referrals a user has claimed or opened: their newest versions and the states of
 * their claims. Lists pass every response through `reconcile`, so that a stale response never offers a claimed referral
 * again or removes its contact details.
 */
export class ReferralStore {
  /** The user's claims by `opportunityId`. `ClaimStore` writes them; rows, details and claim questions read them. */
  readonly claims: Store<ReadonlyMap<string, ReferralClaim>> = createStore(new Map());
  readonly #entries = new Map<string, Entry>();
  readonly #changes = createEmitter<[Referral, { readonly isOwn: boolean }]>();

  /** Returns the newest version of a referral that the user claimed or opened. */
  get(id: string): Referral | undefined {
    return this.#entries.get(id)?.referral;
  }

  /** Returns whether the user claimed a referral, in this tab or another one. */
  isOwn(id: string): boolean {
    return this.#entries.get(id)?.isOwn ?? false;
  }

  /** Records a response and returns the newest version known. Notifies lists if that changes what they show. */
  put(incoming: Referral, { isOwn = false, shouldNotify = isOwn }: PutOptions = {}): Referral {
    const id = incoming.opportunityId;
    const existing = this.#entries.get(id);
    // A referral that the service returns isn't gone after all.
    const entry = mergeEntry(existing?.referral.isGone ? undefined : existing, incoming, isOwn);
    this.#entries.set(id, entry);
    if (shouldNotify || (existing && isDifferentVersion(existing.referral, entry.referral)))
      this.#changes.emit(entry.referral, { isOwn: entry.isOwn });
    return entry.referral;
  }

  /** Records that the service lost an Available referral, until a newer response has it, and notifies lists. */
  markAsUnavailable(referral: Referral) {
    if (referral.marketplaceStatus !== 'Available') return;
    const gone = markAsGone(referral);
    this.#entries.set(gone.opportunityId, { referral: gone, version: gone.lastModDate, isOwn: false });
    this.#changes.emit(gone, { isOwn: false });
  }

  /** Returns the rows of a list response, each in its newest version. Unchanged rows keep their object identity. */
  reconcile = <Row extends Referral>(previous: readonly Row[], answer: readonly Row[]): readonly Row[] => {
    const hasStoredRows =
      this.#entries.size > 0 && answer.some((row) => this.#entries.has(row.opportunityId));
    const rows = hasStoredRows ? answer.map((row) => this.#mergeRow(row)) : answer;
    return reconcileRows(previous, rows, { getRowId: (row) => row.opportunityId, isEqual: isSameOrOlder });
  };

  /** Subscribes to referrals whose new version changes what lists show. Returns a function that unsubscribes. */
  readonly subscribe = this.#changes.subscribe;

  /** Returns the newest version of a row. Fields that only this list's service sends come from the row. */
  #mergeRow<Row extends Referral>(row: Row): Row {
    const known = this.#entries.get(row.opportunityId);
    if (!known) return row;
    const entry = mergeEntry(known, row, false);
    this.#entries.set(row.opportunityId, entry);
    return entry.referral === row ? row : { ...row, ...entry.referral };
  }
}

/** Whether a row is unchanged, or is an older version, e.g. from a cache. */
const isSameOrOlder = (before: Referral, row: Referral) =>
  isBefore(row.lastModDate, before.lastModDate) || isEqualRow(before, row);

const isBefore = (date: number | null, other: number | null) =>
  date !== null && other !== null && date < other;

/** Merges the known version with a response: the newer one wins, and an own referral keeps its contact details. */
function mergeEntry(known: Entry | undefined, answer: Referral, isOwnClaim: boolean): Entry {
  if (!known) return { referral: answer, version: answer.lastModDate, isOwn: isOwnClaim };
  if (!isOwnClaim && isOlder(answer, known)) return known;
  const isOwn = isOwnClaim || (known.isOwn && answer.marketplaceStatus !== 'Available');
  const referral = isOwn ? withContact(answer, known.referral) : answer;
  return {
    referral: isEqualRow(known.referral, referral) ? known.referral : referral,
    version: answer.lastModDate ?? known.version,
    isOwn,
  };
}

/**
 * Whether a response is older than the known version. `lastModDate` decides. If the dates are equal or one is missing,
 * a response that offers the referral again counts as older. If both are missing, this applies only to referrals that
 * the user claimed or that are gone.
 */
function isOlder({ lastModDate, marketplaceStatus }: Referral, { referral, version, isOwn }: Entry): boolean {
  if (lastModDate !== null && version !== null && lastModDate !== version) return lastModDate < version;
  const isOfferedAgain = marketplaceStatus === 'Available' && referral.marketplaceStatus !== 'Available';
  return isOfferedAgain && (isOwn || referral.isGone || lastModDate !== null || version !== null);
}

const isDifferentVersion = (a: Referral, b: Referral) =>
  a.marketplaceStatus !== b.marketplaceStatus || a.lastModDate !== b.lastModDate;

/** Returns the referral with missing contact fields taken from an earlier response. */
function withContact(referral: Referral, earlier: Referral): Referral {
  const missing = contactFields.filter((field) => !referral[field] && earlier[field]);
  if (missing.length === 0) return referral;
  return { ...referral, ...Object.fromEntries(missing.map((field) => [field, earlier[field]])) };
}

/** Returns the store of a source. Everything that uses the same source object shares it. */
export function getReferralStore(source: object): ReferralStore {
  const store = sharedStores.get(source) ?? new ReferralStore();
  sharedStores.set(source, store);
  return store;
}

/** Marks a referral as gone. An Available one also loses its status, price and countdown. */
export const markAsGone = <Row extends Referral>(referral: Row): Row =>
  referral.marketplaceStatus === 'Available'
    ? { ...referral, ...withoutOffer, isGone: true }
    : { ...referral, isGone: true };

const withoutOffer = {
  marketplaceStatus: 'Undefined',
  marketplaceExpirationDate: null,
  dynamicPrice: null,
  discountPrice: null,
} as const;

/** Merges responses about one referral, oldest first. A field that a newer one leaves out keeps its value. */
export function mergeDetails(versions: readonly (Referral | null)[]): Referral | null {
  const [first, ...newer] = versions.filter((answer) => answer !== null);
  if (!first) return null;
  let merged = first;
  for (const version of newer) merged = { ...merged, ...pickKnown(version) };
  return merged;
}

const pickKnown = (referral: Referral): Partial<Referral> =>
  Object.fromEntries(Object.entries(referral).filter(([, value]) => isKnown(value)));

const isKnown = (value: Referral[keyof Referral]) =>
  typeof value === 'object' ? value !== null && value.length > 0 : value !== false && value !== 'Undefined';
