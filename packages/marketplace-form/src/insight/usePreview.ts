import { useEffect, useState } from 'react';
import type { FormSession } from '../form/createFormSession.ts';
import { useFormSession } from '../form/FormSessionContext.ts';
import { toMarketplace } from '../values/save.ts';
import type { Marketplace, NewMarketplace } from '../wire/marketplace.ts';
import { appetiteErrors } from './appetiteErrors.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetitePreview, comparePreview, tallyAppetite } from './previewAppetite.ts';
import type { Tally } from './tally.ts';

/** Milliseconds of rest after the last edit before the settings are tried. */
const rest = 300;

/** What is known of the settings in the form. */
export interface LivePreview {
  /** The last settings that could be tried, and what became of them; undefined before the first. */
  readonly preview: AppetitePreview | undefined;
  /** How many errors keep newer settings from being tried. */
  readonly errorCount: number;
}

/** The form as it would be saved. */
export const marketplaceIn = (session: FormSession): NewMarketplace => {
  const { original, reference } = session.subject();
  return original
    ? toMarketplace(session.values(), original, reference)
    : toMarketplace(session.values(), undefined, reference);
};

/** Tries the saved settings once, and those in the form. */
function createTrials(referrals: readonly MatchReferral[], session: FormSession) {
  let saved: { readonly of: Marketplace; readonly tally: Promise<Tally> } | undefined;
  const savedTally = (): Promise<Tally> | undefined => {
    const { original } = session.subject();
    if (!original) return undefined;
    if (saved?.of !== original) saved = { of: original, tally: tallyAppetite(original, referrals) };
    return saved.tally;
  };
  return async (signal: AbortSignal): Promise<AppetitePreview> => {
    const now = await tallyAppetite(marketplaceIn(session), referrals, { signal });
    return comparePreview(now, await savedTally());
  };
}

/** Follows the editing: tries the settings whenever they rest, and lets go of a trial that newer settings overtake. */
function follow(
  session: FormSession,
  referrals: readonly MatchReferral[],
  onChange: (preview: LivePreview) => void,
): () => void {
  const tryOut = createTrials(referrals, session);
  let last: AppetitePreview | undefined;
  let controller = new AbortController();
  const run = () => {
    const { signal } = controller;
    const errorCount = appetiteErrors(session.status().issues).length;
    if (errorCount > 0) return onChange({ preview: last, errorCount });
    void tryOut(signal).then(
      (preview) => {
        if (signal.aborted) return;
        last = preview;
        onChange({ preview, errorCount: 0 });
      },
      () => {},
    );
  };
  let [values, subject] = [session.values(), session.subject()];
  let timer = setTimeout(run);
  const stop = session.subscribe(() => {
    if (values === session.values() && subject === session.subject()) return;
    [values, subject] = [session.values(), session.subject()];
    controller.abort();
    controller = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(run, rest);
  });
  return () => {
    stop();
    clearTimeout(timer);
    controller.abort();
  };
}

/** What the settings in the form would have taken of a sample, live. Nothing but the caller renders for it. */
export function usePreview(referrals: readonly MatchReferral[] | undefined): LivePreview {
  const session = useFormSession();
  const [live, setLive] = useState<LivePreview>({ preview: undefined, errorCount: 0 });
  useEffect(
    () => (referrals && referrals.length > 0 ? follow(session, referrals, setLive) : undefined),
    [session, referrals],
  );
  return live;
}
