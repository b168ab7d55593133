import type { LiveScheduler } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo } from 'react';
import { noClaim, type ReferralClaim } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { referralStoreOf } from '../model/referralStore.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import type { ClaimStore } from './ClaimStore.ts';
import { claimStoreOf, type SharedClaims } from './claimStoreOf.ts';

/** Where claims go, and what `useClaim` calls back. */
export interface UseClaimOptions {
  /** Where claims go. One without `claim` offers no claiming. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'get' | 'claim' | 'marketplace'>;
  /** The reader's own username; null offers no claiming. */
  readonly username: string | null;
  /** The referral that the reader looks at. A toast shows the outcome of any other claim. */
  readonly shownId: string | null;
  /** Called with a referral that the reader has now, to replace its row. */
  readonly onClaimed?: (referral: Referral) => void;
  /** Called with a referral that was refused, as it is now, to replace its row. */
  readonly onConflictRow?: (referral: Referral) => void;
  /** Opens a referral from the toast about its claim. Default: toasts have no button. */
  readonly onOpen?: ((opportunityId: string) => void) | undefined;
  /** For tests. Default: the browser page. Read when the first component uses the source. */
  readonly scheduler?: LiveScheduler;
}

/** The claims of a reader, for `ReferralDetailsPanel`. */
export interface Claims extends Pick<ClaimStore, 'ask' | 'confirm' | 'cancel' | 'see'> {
  /** The claim of one referral. */
  of(opportunityId: string): ReferralClaim;
  /** Says that a claim is on screen: its outcome needs no toast until the returned function is called. */
  watch(opportunityId: string): () => void;
}

/**
 * Lets a reader claim referrals: every claim is confirmed first, sent once, and followed to its end even when the panel
 * closes or the page is reloaded meanwhile. All components with the same source and username share their claims. Null
 * where nothing can be claimed.
 */
export function useClaim(options: UseClaimOptions): Claims | null {
  const { source, username, shownId, scheduler } = options;
  const clock = useClock();
  const shared = useMemo(
    () =>
      source.claim && username !== null
        ? claimStoreOf({ source, username, scheduler }, () => clock.now())
        : null,
    [source, username, scheduler, clock],
  );
  useEffect(() => shared?.store.resume(), [shared]);
  useEffect(() => (shownId === null ? undefined : shared?.watch(shownId)), [shared, shownId]);
  useResults(shared, options);
  const claims = useStore(referralStoreOf(source).claims);
  return useMemo(() => shared && claimsOf(shared, claims), [shared, claims]);
}

function useResults(shared: SharedClaims | null, options: UseClaimOptions) {
  const onResult = useEvent((referral: Referral, isOwn: boolean) =>
    isOwn ? options.onClaimed?.(referral) : options.onConflictRow?.(referral),
  );
  useEffect(() => shared?.subscribe(onResult), [shared, onResult]);
  const texts = useTexts();
  useEffect(() => {
    if (shared) shared.texts = texts;
  }, [shared, texts]);
  const { onOpen } = options;
  useEffect(() => {
    if (shared && onOpen) shared.open = onOpen;
  }, [shared, onOpen]);
}

const claimsOf = (
  { store: { ask, confirm, cancel, see }, watch }: SharedClaims,
  claims: ReadonlyMap<string, ReferralClaim>,
): Claims => ({ ask, confirm, cancel, see, watch, of: (id) => claims.get(id) ?? noClaim });
