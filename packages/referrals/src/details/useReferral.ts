import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo, useState } from 'react';
import { mergeDetails } from '../model/mergeDetails.ts';
import type { Referral } from '../model/referral.ts';
import { referralStoreOf } from '../model/referralStore.ts';
import type { ReferralSource } from '../source/referralSource.ts';

export interface ReferralOptions {
  /** The referral to load; null for none. */
  readonly id: string | null;
  /** What the list knows of it. The object changes whenever the list has something new of it. */
  readonly row: Referral | null;
  /** What a claim brought, newer than what was loaded; null for nothing. */
  readonly claimed: Referral | null;
  readonly source: Pick<ReferralSource, 'get'>;
  /** Whether it may be gone by now, e.g. because a claim failed: then it is loaded once more. */
  readonly isInDoubt: boolean;
}

export interface LoadedReferral {
  /** Everything known; null when nothing is. */
  readonly referral: Referral | null;
  /** `missing`: the referral was not found. */
  readonly status: 'loading' | 'ready' | 'missing' | 'failed';
  /** Loads it once more. */
  retry(): void;
}

interface Loaded {
  readonly id: string;
  readonly status: 'ready' | 'missing' | 'failed';
  readonly full: Referral | null;
}

/**
 * A referral as far as it is known: what the list has at once, the rest when it is loaded. What the list brings
 * afterwards is newer than what was loaded.
 */
export function useReferral({ id, row, claimed, source, isInDoubt }: ReferralOptions): LoadedReferral {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same once more
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded((before) => (before?.id === id && before.status === 'ready' ? before : null));
    source.get(id, { signal }).then(
      (answer) => {
        if (signal.aborted) return;
        const full = answer && referralStoreOf(source).put(answer);
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
  const checkAgain = useEvent(() => status === 'ready' && retry());
  useEffect(() => {
    if (isInDoubt) checkAgain();
  }, [isInDoubt, checkAgain]);
  useEffect(() => {
    if (status !== 'missing' || row?.marketplaceStatus !== 'Available') return;
    if (isRowNewer) retry();
    else referralStoreOf(source).withdraw(row);
  }, [status, row, isRowNewer, source, retry]);
  const referral = useMemo(
    () => mergeDetails(isRowNewer ? [full, claimed, row] : [row, full, claimed]),
    [row, full, claimed, isRowNewer],
  );
  return { referral, status, retry };
}

/** Whether the list has something newer of a referral than it had when the latest answer was asked for. */
function useIsNewer(row: Referral | null, answer: unknown): boolean {
  const [seen, setSeen] = useState({ row, answer });
  if (seen.answer !== answer) setSeen({ row, answer });
  return row !== null && seen.answer === answer && seen.row !== row;
}
