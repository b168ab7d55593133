import type { LiveScheduler } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo } from 'react';
import { noClaim, type ReferralClaim } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { getReferralStore } from '../model/referralStore.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import type { ClaimStore } from './ClaimStore.ts';
import { getSharedClaims, type SharedClaims } from './getSharedClaims.ts';

/** Options of `useClaim`. */
export interface UseClaimOptions {
  /** The source to claim at. If it has no `claim`, nothing can be claimed. Pass the same object on every render. */
  readonly source: Pick<ReferralSource, 'get' | 'claim' | 'marketplace'>;
  /** The user's own username. Null offers no claiming. */
  readonly username: string | null;
  /** The user's name, as in `assignedAgent`, to recognize a claim made on another device. Default null. */
  readonly agentName?: string | null | undefined;
  /** The referral on screen. The outcome of any other claim is shown as a toast. */
  readonly shownId: string | null;
  /** Called with a referral that the user now owns, to replace its row. */
  readonly onClaimed?: (referral: Referral) => void;
  /** Called with the current version of a referral whose claim was refused, to replace its row. */
  readonly onConflictRow?: (referral: Referral) => void;
  /** Opens a referral from the toast about its claim. Default: toasts have no button. */
  readonly onOpen?: ((opportunityId: string) => void) | undefined;
  /**
   * Timers and network state. Set it in tests. Default: the browser page. Read when the first component uses the
   * source.
   */
  readonly scheduler?: LiveScheduler;
}

/** A user's claims, for `ReferralDetailsPanel`. */
export interface Claims extends Pick<ClaimStore, 'ask' | 'confirm' | 'cancel' | 'see' | 'refusedPrice'> {
  /** Returns the claim of one referral. */
  of(opportunityId: string): ReferralClaim;
  /** Marks a claim as visible on screen, so that its outcome shows no toast. Returns a function that undoes this. */
  watch(opportunityId: string): () => void;
}

/**
 * Lets a user claim referrals. Every claim is confirmed first, charged at most once, and tracked until its outcome is
 * known, even if the panel closes. With `source.marketplace`, it's also tracked across a reload. Components with the
 * same source and username share their claims. Returns null if nothing can be claimed.
 */
export function useClaim(options: UseClaimOptions): Claims | null {
  const { source, username, shownId, scheduler } = options;
  const clock = useClock();
  const shared = useMemo(
    () =>
      source.claim && username !== null
        ? getSharedClaims({ source, username, scheduler }, () => clock.now())
        : null,
    [source, username, scheduler, clock],
  );
  useEffect(() => shared?.store.resume(), [shared]);
  useEffect(() => (shownId === null ? undefined : shared?.watch(shownId)), [shared, shownId]);
  useSharedClaimEvents(shared, options);
  const claims = useStore(getReferralStore(source).claims);
  return useMemo(() => shared && toClaims(shared, claims), [shared, claims]);
}

function useSharedClaimEvents(shared: SharedClaims | null, options: UseClaimOptions) {
  const onResult = useEvent((referral: Referral, isOwn: boolean) =>
    isOwn ? options.onClaimed?.(referral) : options.onConflictRow?.(referral),
  );
  useEffect(() => shared?.subscribe(onResult), [shared, onResult]);
  const texts = useTexts();
  const { onOpen, agentName = null } = options;
  useEffect(() => {
    if (shared) Object.assign(shared, { texts, agentName });
  }, [shared, texts, agentName]);
  useEffect(() => {
    if (shared && onOpen) shared.open = onOpen;
  }, [shared, onOpen]);
}

const toClaims = (
  { store: { ask, confirm, cancel, see, refusedPrice }, watch }: SharedClaims,
  claims: ReadonlyMap<string, ReferralClaim>,
): Claims => ({ ask, confirm, cancel, see, refusedPrice, watch, of: (id) => claims.get(id) ?? noClaim });
