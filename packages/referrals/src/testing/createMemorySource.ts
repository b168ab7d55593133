import { type LoadOptions, SourceError } from '@advantage/live-list';
import type { ClaimOutcome } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { CallOptions, ListAnswer, ReferralPage, ReferralSource } from '../source/referralSource.ts';
import type { ClaimRequest } from '../wire/claim.ts';
import { acquiredReferrals } from './acquiredReferrals.ts';
import { decideClaim } from './decideClaim.ts';
import { type After, MemoryResponses } from './MemoryResponses.ts';
import { selectRows } from './selectRows.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

/** Data and behavior of an in-memory source. */
export interface MemorySourceOptions {
  /** Referrals of the marketplace. Default: those of the stories. */
  readonly rows?: readonly Referral[];
  /** Referrals that the user acquired. Default: those of the stories. */
  readonly acquired?: readonly Referral[];
  /** Delay of each response, in milliseconds. Default 0. */
  readonly latency?: number;
  /** Schedules responses, e.g. with `after` of a manual scheduler. Default: real timers. */
  readonly after?: After;
  /** Selects the referrals that In-Appetite shows. Default all. */
  readonly isInAppetite?: (referral: Referral) => boolean;
  /** Current time, for the expiration of claims. Default: the fixed story time. */
  readonly now?: () => number;
  /** The state that `locate` returns. Default null. */
  readonly locatedState?: string | null;
}

/** An in-memory source with methods that change its data and behavior. */
export interface MemorySource extends ReferralSource {
  /** The current referrals. */
  readonly rows: readonly Referral[];
  /** Number of calls settled so far. */
  readonly calls: number;
  setLatency(milliseconds: number): void;
  setRows(rows: readonly Referral[]): void;
  /** Adds referrals at the start of the list. */
  add(...rows: readonly Referral[]): void;
  /** Changes fields of a referral; null removes the referral. */
  change(opportunityId: string, fields: Partial<Referral> | null): void;
  /** Makes the next `times` calls fail, or all calls until `fail(null)`. */
  fail(error: SourceError | null, times?: number): void;
  /** Makes the next claim end with `balance-too-low`. */
  emptyBalance(): void;
  claim(opportunityId: string, request: ClaimRequest, options: CallOptions): Promise<ClaimOutcome>;
  locate(options: CallOptions): Promise<string | null>;
}

/**
 * Creates an in-memory `ReferralSource` for stories and tests. Paginates, sorts, filters, claims, and fails on request.
 */
export function createMemorySource(options: MemorySourceOptions = {}): MemorySource {
  const { isInAppetite = () => true, now = () => storyTime, locatedState = null } = options;
  const responses = new MemoryResponses(options.latency ?? 0, options.after);
  const claimants = new Map<string, string>();
  let { rows = storyReferrals, acquired = acquiredReferrals } = options;
  let version = 1;
  let isBalanceEmpty = false;

  const setRows = (next: readonly Referral[]) => {
    rows = next;
    version += 1;
  };
  const change = (id: string, fields: Partial<Referral> | null) =>
    setRows(
      rows.flatMap((row) => (row.opportunityId !== id ? [row] : fields ? [{ ...row, ...fields }] : [])),
    );
  const find = (id: string) => [...acquired, ...rows].find((row) => row.opportunityId === id) ?? null;

  const answerList = ({ signal, etag }: LoadOptions, key: unknown, select: () => ReferralPage) =>
    responses.respond(signal, (): ListAnswer => {
      const current = `"${version}:${JSON.stringify(key)}"`;
      return etag === current ? { unchanged: true } : { unchanged: false, page: select(), etag: current };
    });

  const settleClaim = (id: string, request: ClaimRequest): ClaimOutcome => {
    const referral = find(id);
    if (!referral) throw new SourceError('http', `There is no referral ${id}.`, { status: 404 });
    if (claimants.get(id) === request.username) return { kind: 'claimed', referral };
    if (isBalanceEmpty) {
      isBalanceEmpty = false;
      return { kind: 'balance-too-low' };
    }
    const outcome = decideClaim(referral, request, now());
    if (outcome.kind !== 'claimed') return outcome;
    const { marketplaceStatus, soldPrice, lastModDate } = outcome.referral;
    claimants.set(id, request.username);
    acquired = [outcome.referral, ...acquired];
    change(id, { marketplaceStatus, soldPrice, lastModDate });
    return outcome;
  };

  return {
    list: (query, call) =>
      answerList(call, query, () => selectRows(query.username ? rows.filter(isInAppetite) : rows, query)),
    available: (query, call) => answerList(call, query, () => selectRows(rows.filter(isAvailable), query)),
    purchased: (query, call) => answerList(call, query, () => selectRows(rows.filter(isClaimed), query)),
    acquired: (query, call) => answerList(call, query, () => selectRows(acquired, query)),
    recent: (call) => answerList(call, 'recent', () => ({ rows, total: rows.length })),
    get: (id, { signal }) => responses.respond(signal, () => find(id)),
    claim: (id, request, { signal }) => responses.respond(signal, () => settleClaim(id, request)),
    locate: ({ signal }) => responses.respond(signal, () => locatedState),
    get rows() {
      return rows;
    },
    get calls() {
      return responses.calls;
    },
    setLatency(milliseconds) {
      responses.latency = milliseconds;
    },
    setRows,
    add: (...added) => setRows([...added, ...rows]),
    change,
    fail: (error, times = Number.POSITIVE_INFINITY) => responses.fail(error, times),
    emptyBalance() {
      isBalanceEmpty = true;
    },
  };
}

const isAvailable = (row: Referral) => row.marketplaceStatus === 'Available';
const isClaimed = (row: Referral) => row.marketplaceStatus === 'Claimed';
