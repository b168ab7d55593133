import {
  createBrowserScheduler,
  createEmitter,
  type Emitter,
  type LiveScheduler,
  SourceError,
} from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { english, type Texts, toasts, useClock, useTexts } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useEffect, useMemo } from 'react';
import * as en from '../messages/en.ts';
import { type ClaimState, noClaim, type ReferralClaim } from '../model/claimFlow.ts';
import { isAssignedTo, showsContact } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import { getReferralStore } from '../model/referralStore.ts';
import { referralName } from '../model/texts.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ClaimStore, createStorageJournal } from './ClaimStore.ts';
import { claimNotice } from './claimNoticeContent.ts';

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
  readonly onClaimed?: (referral: Referral) => void;
  /** Called with the current version of a referral whose claim was refused, to replace its row. */
  readonly onConflictRow?: (referral: Referral) => void;
  /** Opens a referral from the toast about its claim. Default: toasts have no button. */
  readonly onOpen?: ((opportunityId: string) => void) | undefined;
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
        ? getSharedClaims(source, username, () => scheduler ?? createBrowserScheduler(() => clock.now()))
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

/** One user's claims at one source, shared by everything on the page that shows them. */
interface SharedClaims {
  readonly store: ClaimStore;
  /** Marks a claim as visible on screen, so that its outcome shows no toast. Returns a function that undoes this. */
  watch(opportunityId: string): () => void;
  readonly subscribe: Emitter<[referral: Referral, isOwn: boolean]>['subscribe'];
  /** Opens a referral from a toast. Set by the latest list with details. Default: toasts have no button. */
  open: ((opportunityId: string) => void) | undefined;
  /** The user's name, as in `assignedAgent`, set by the latest list with claims. Default null. */
  agentName: string | null;
  /** Texts of toasts, set by the latest list with claims. Default: English. */
  texts: Texts;
}

const shared = new WeakMap<object, Map<string, SharedClaims>>();

/** Returns a user's claims at a source, shared by all lists, so that none offers what is being claimed in another. */
function getSharedClaims(
  source: UseClaimOptions['source'],
  username: string,
  createScheduler: () => LiveScheduler,
): SharedClaims {
  const byUser = shared.get(source) ?? new Map<string, SharedClaims>();
  shared.set(source, byUser);
  const claims = byUser.get(username) ?? createSharedClaims(source, username, createScheduler());
  byUser.set(username, claims);
  return claims;
}

function createSharedClaims(
  source: UseClaimOptions['source'],
  username: string,
  scheduler: LiveScheduler,
): SharedClaims {
  const referrals = getReferralStore(source);
  const watchedIds: string[] = [];
  const results = createEmitter<[referral: Referral, isOwn: boolean]>();
  const name =
    source.marketplace === undefined ? undefined : `referral-claims/${source.marketplace}/${username}`;
  const tabChannel = openTabChannel(name, (referral) => referrals.put(referral, { isOwn: true }));
  const claims: SharedClaims = {
    open: undefined,
    agentName: null,
    texts: english,
    store: new ClaimStore({
      scheduler,
      claims: referrals.claims,
      nameOf: (referral) =>
        referral ? referralName(referral, claims.texts) : claims.texts(en.claim).thisReferral,
      isOwn: (referral) => showsContact(referral) || isAssignedTo(referral, claims.agentName),
      journal: createJournal(name),
      claim: async (id, request, options) => {
        if (!source.claim) throw new SourceError('http', 'Nothing can be claimed here.', { status: 403 });
        return source.claim(id, { ...request, username }, options);
      },
      get: (id, options) => source.get(id, options),
      onReferral: (referral, isOwn) => {
        const newest = referrals.put(referral, { isOwn, shouldNotify: true });
        if (isOwn) tabChannel?.postMessage(newest);
        results.emit(newest, isOwn);
      },
      onSettled: (id, state, name) => {
        if (watchedIds.includes(id)) return;
        toastOutcome(state, name, claims.texts, claims.open && (() => claims.open?.(id)));
      },
    }),
    watch(id) {
      watchedIds.push(id);
      return () => void watchedIds.splice(watchedIds.indexOf(id), 1);
    },
    subscribe: results.subscribe,
  };
  return claims;
}

function createJournal(name: string | undefined) {
  try {
    return name === undefined ? undefined : createStorageJournal(sessionStorage, name);
  } catch {
    return undefined;
  }
}

/** Broadcasts claimed referrals to the user's other tabs, and receives theirs. */
function openTabChannel(
  name: string | undefined,
  onClaimed: (referral: Referral) => void,
): BroadcastChannel | undefined {
  if (name === undefined || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Referral>) => onClaimed(data);
  return channel;
}

function toastOutcome(state: ClaimState, name: string, texts: Texts, open: (() => void) | undefined) {
  const notice = claimNotice(state, name, texts);
  if (!notice) return;
  const text = `${notice.title} ${notice.text}`;
  const action = open && { label: texts(en.claim).open, onPress: open };
  if (notice.role === 'status') toasts.success(text, action);
  else toasts.error(text, action);
}
