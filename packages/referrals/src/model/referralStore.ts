import { createEmitter, createStore, isEqualRow, reconcileRows, type Store } from '@advantage/live-list';
import { contactFields } from '../wire/projection.ts';
import type { ReferralClaim } from './claimFlow.ts';
import type { Referral } from './referral.ts';
import { sharedStores } from './sharedStores.ts';
import { withdrawn } from './withdrawn.ts';

interface Entry {
  readonly referral: Referral;
  /** The latest `lastModDate` of all its answers; null while no answer had one. */
  readonly version: number | null;
  /** Whether the reader claimed it. */
  readonly isOwn: boolean;
}

/** How an answer is recorded. */
interface PutOptions {
  /** The answer to the reader's own claim. Default false. */
  readonly isOwn?: boolean;
  /** Tells lists whatever the answer changes, as that of a claim. Default: only when the referral changed hands. */
  readonly isNews?: boolean;
}

/**
 * The one truth about the referrals that a reader claimed or opened: their newest version, and where their claims stand.
 * Lists pass every answer through `reconcile`, so that an answer that is older than a claim never offers the referral
 * again, nor takes its contact away.
 */
export class ReferralStore {
  /** The reader's claims by `opportunityId`. Rows, details and questions read them here; `ClaimStore` writes them. */
  readonly claims: Store<ReadonlyMap<string, ReferralClaim>> = createStore(new Map());
  readonly #entries = new Map<string, Entry>();
  readonly #news = createEmitter<[Referral, { readonly isOwn: boolean }]>();

  /** The newest version of a referral, where the reader claimed or opened it. */
  get(id: string): Referral | undefined {
    return this.#entries.get(id)?.referral;
  }

  /** Whether the reader claimed a referral, here or in another tab. */
  isOwn(id: string): boolean {
    return this.#entries.get(id)?.isOwn ?? false;
  }

  /**
   * Records an answer about one referral and returns its newest version, which may be an earlier answer. Lists are told when
   * that changes what they show.
   */
  put(answer: Referral, { isOwn = false, isNews = isOwn }: PutOptions = {}): Referral {
    const id = answer.opportunityId;
    const known = this.#entries.get(id);
    // What the service has after all is not gone.
    const entry = newestOf(known?.referral.isGone ? undefined : known, answer, isOwn);
    this.#entries.set(id, entry);
    if (isNews || (known && hasChangedHands(known.referral, entry.referral)))
      this.#news.emit(entry.referral, { isOwn: entry.isOwn });
    return entry.referral;
  }

  /**
   * Records that the service has no such referral any more, and tells lists: its rows offer nothing until the referral is
   * loaded again, or an answer brings a newer version. One that was not on offer stays in its lists as it is.
   */
  withdraw(referral: Referral) {
    if (referral.marketplaceStatus !== 'Available') return;
    const gone = withdrawn(referral);
    this.#entries.set(gone.opportunityId, { referral: gone, version: gone.lastModDate, isOwn: false });
    this.#news.emit(gone, { isOwn: false });
  }

  /** Returns the rows of an answer, each in its newest version; unchanged rows keep their objects. */
  reconcile = <Row extends Referral>(previous: readonly Row[], answer: readonly Row[]): readonly Row[] => {
    const isKnown = this.#entries.size > 0 && answer.some((row) => this.#entries.has(row.opportunityId));
    const rows = isKnown ? answer.map((row) => this.#accept(row)) : answer;
    return reconcileRows(previous, rows, { getRowId: (row) => row.opportunityId, isEqual: isNoNews });
  };

  /** Calls back with the newest version of a referral when that changes what lists show, until the returned function is called. */
  readonly subscribe = this.#news.subscribe;

  /** The newest version of a row. Fields that only this list's service sends come from the row. */
  #accept<Row extends Referral>(row: Row): Row {
    const known = this.#entries.get(row.opportunityId);
    if (!known) return row;
    const entry = newestOf(known, row, false);
    this.#entries.set(row.opportunityId, entry);
    return entry.referral === row ? row : { ...row, ...entry.referral };
  }
}

/** Whether a row of an answer says the same as before, or is an older version, e.g. because a cache answered. */
const isNoNews = (before: Referral, row: Referral) =>
  isBefore(row.lastModDate, before.lastModDate) || isEqualRow(before, row);

const isBefore = (date: number | null, other: number | null) =>
  date !== null && other !== null && date < other;

/** Combines what is known with a later answer: the newer version of the two, with the contact that the reader bought. */
function newestOf(known: Entry | undefined, answer: Referral, isOwnClaim: boolean): Entry {
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
 * Whether an answer is older than what is known. `lastModDate` decides; where services do not send one, or the same, a
 * referral that was claimed, or that is gone, is not on offer again.
 */
function isOlder({ lastModDate, marketplaceStatus }: Referral, { referral, version, isOwn }: Entry): boolean {
  if (lastModDate !== null && version !== null && lastModDate !== version) return lastModDate < version;
  const isOfferedAgain = marketplaceStatus === 'Available' && referral.marketplaceStatus !== 'Available';
  return isOfferedAgain && (isOwn || referral.isGone || lastModDate !== null || version !== null);
}

const hasChangedHands = (a: Referral, b: Referral) =>
  a.marketplaceStatus !== b.marketplaceStatus || a.lastModDate !== b.lastModDate;

/** The referral, with the contact fields of an earlier answer where it has none. */
function withContact(referral: Referral, earlier: Referral): Referral {
  const missing = contactFields.filter((field) => !referral[field] && earlier[field]);
  if (missing.length === 0) return referral;
  return { ...referral, ...Object.fromEntries(missing.map((field) => [field, earlier[field]])) };
}

/** The store of a source. Everything that reads from the same source object shares it. */
export function referralStoreOf(source: object): ReferralStore {
  const store = sharedStores.get(source) ?? new ReferralStore();
  sharedStores.set(source, store);
  return store;
}
