import { createBrowserScheduler, type LiveScheduler, SourceError } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { toasts, useClock } from '@advantage/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClaimState } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ClaimDesk, noClaim, type ReferralClaim } from './ClaimDesk.ts';
import { claimNotice } from './claimNotice.ts';

/** Where claims go, and whom `useClaim` tells. */
export interface UseClaimOptions {
  /** Where claims go. One without `claim` offers no claiming. */
  readonly source: Pick<ReferralSource, 'get' | 'claim'>;
  /** The reader's own username (CLM-1); null offers no claiming. */
  readonly username: string | null;
  /** The referral that the reader looks at. How the claim of another one ended is told by a toast. */
  readonly shownId: string | null;
  /** Called with a referral that the reader has now, to replace its row (CLM-6). */
  readonly onClaimed?: (referral: Referral) => void;
  /** Called with a referral that was refused, as it is now, to replace its row (CLM-7). */
  readonly onConflictRow?: (referral: Referral) => void;
  /** For tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler;
}

/** The claims of a reader, for `ReferralDetailsPanel`. */
export interface Claims extends Pick<ClaimDesk, 'ask' | 'confirm' | 'cancel' | 'see'> {
  /** The claim of one referral. */
  of(opportunityId: string): ReferralClaim;
}

/**
 * Lets a reader claim referrals: every claim is confirmed first (CLM-5), sent once, and followed to its end even when the
 * panel closes meanwhile. Null where nothing can be claimed. Options may change from render to render.
 */
export function useClaim(options: UseClaimOptions): Claims | null {
  const clock = useClock();
  const latest = useRef(options);
  const [desk] = useState(() => createDesk(latest, () => clock.now()));
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => forgetShown(latest), []);
  const claims = useStore(desk.claims);
  const canClaim = options.source.claim !== undefined && options.username !== null;
  return useMemo(() => (canClaim ? claimsOf(desk, claims) : null), [canClaim, desk, claims]);
}

interface Latest {
  current: UseClaimOptions;
}

/** Once the page is left, every outcome is told by a toast. */
const forgetShown = (latest: Latest) => {
  latest.current = { ...latest.current, shownId: null };
};

function createDesk(latest: Latest, now: () => number) {
  return new ClaimDesk({
    scheduler: latest.current.scheduler ?? createBrowserScheduler(now),
    claim: async (id, request, call) => {
      const { source, username } = latest.current;
      if (!source.claim || username === null)
        throw new SourceError('http', 'Nothing can be claimed here.', { status: 403 });
      return source.claim(id, { ...request, username }, call);
    },
    get: (id, call) => latest.current.source.get(id, call),
    onReferral: (referral, isOwn) =>
      isOwn ? latest.current.onClaimed?.(referral) : latest.current.onConflictRow?.(referral),
    onSettled: (id, state) => {
      if (id !== latest.current.shownId) toastOutcome(state);
    },
  });
}

function toastOutcome(state: ClaimState) {
  const notice = claimNotice(state);
  if (!notice) return;
  const text = `${notice.title} ${notice.text}`;
  if (state.step === 'won') toasts.success(text);
  else toasts.error(text);
}

const claimsOf = (
  { ask, confirm, cancel, see }: ClaimDesk,
  claims: ReadonlyMap<string, ReferralClaim>,
): Claims => ({ ask, confirm, cancel, see, of: (id) => claims.get(id) ?? noClaim });
