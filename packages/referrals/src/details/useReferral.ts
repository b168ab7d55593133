import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo, useState } from 'react';
import type { Referral } from '../model/referral.ts';
import { getReferralStore, mergeDetails } from '../model/referralStore.ts';
import type { ReferralSource } from '../source/referralSource.ts';

export interface ReferralOptions {
  /** The referral to load; null for none. */
  readonly id: string | null;
  readonly row: Referral | null;
  /** The version that a claim returned, which is newer than the loaded one. Null if there is none. */
  readonly claimed: Referral | null;
  readonly source: Pick<ReferralSource, 'get'>;
  /** Whether the referral may be gone or claimed elsewhere, e.g. because a claim failed. It's loaded again then. */
  readonly isOutcomeUnknown: boolean;
}

export interface LoadedReferral {
  /** Everything known about the referral. Null if nothing is known. */
  readonly referral: Referral | null;
  /** `missing`: the referral was not found. */
  readonly status: 'loading' | 'ready' | 'missing' | 'failed';
  retry(): void;
}

interface Loaded {
  readonly id: string;
  readonly status: 'ready' | 'missing' | 'failed';
  readonly full: Referral | null;
}

/** Loads a referral. Until then, returns the list's version; its later versions win over the loaded one. */
export function useReferral({ id, row, claimed, source, isOutcomeUnknown }: ReferralOptions): LoadedReferral {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same referral again
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded((before) => (before?.id === id && before.status === 'ready' ? before : null));
    source.get(id, { signal }).then(
      (response) => {
        if (signal.aborted) return;
        const full = response && getReferralStore(source).put(response);
        setLoaded({ id, status: full ? 'ready' : 'missing', full });
      },
      () => !signal.aborted && setLoaded({ id, status: 'failed', full: null }),
    );
    return () => controller.abort();
  }, [id, source, attempt]);

  const current = loaded?.id === id ? loaded : null;
  const full = current?.full ?? null;
  const status = current?.status ?? 'loading';
  const isRowNewer = useIsNewer(row, claimed ?? `${id} ${attempt}`);
  const retry = useEvent(() => setAttempt((count) => count + 1));
  const refetch = useEvent(() => status === 'ready' && retry());
  useEffect(() => {
    if (isOutcomeUnknown) refetch();
  }, [isOutcomeUnknown, refetch]);
  useEffect(() => {
    if (status !== 'missing' || row?.marketplaceStatus !== 'Available') return;
    if (isRowNewer) retry();
    else getReferralStore(source).markAsUnavailable(row);
  }, [status, row, isRowNewer, source, retry]);
  const referral = useMemo(
    () => mergeDetails(isRowNewer ? [full, claimed, row] : [row, full, claimed]),
    [row, full, claimed, isRowNewer],
  );
  return { referral, status, retry };
}

/** Whether the list has a newer version than it had when the latest request was made or the latest claim returned. */
function useIsNewer(row: Referral | null, answer: unknown): boolean {
  const [snapshot, setSnapshot] = useState({ row, answer });
  if (snapshot.answer !== answer) setSnapshot({ row, answer });
  return row !== null && snapshot.answer === answer && snapshot.row !== row;
}
