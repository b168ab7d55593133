import { useEffect, useState } from 'react';
import { useFormActions } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { checkForm } from '../values/allRules.ts';
import { toMarketplace } from '../values/toMarketplace.ts';
import type { Marketplace, NewMarketplace } from '../wire/marketplace.ts';
import { appetiteErrors } from './appetiteErrors.ts';
import { type AppetitePreview, comparePreview, tallyAppetite } from './appetitePreview.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { MatchMessages } from './matchTerms.ts';
import type { Tally } from './tally.ts';
import { useMatchMessages } from './useMatchMessages.ts';

/** Debounce delay before the settings are tested, in milliseconds. */
const debounceDelay = 300;

/** The preview of the settings in the form. */
export interface LivePreview {
  /** The result of the last valid settings. Undefined before the first. */
  readonly preview: AppetitePreview | undefined;
  /** Number of errors that keep newer settings from being tested. */
  readonly errorCount: number;
}

/** Returns the marketplace as the form would save it. */
export const getFormMarketplace = (form: MarketplaceFormReturn): NewMarketplace => {
  const { original, reference } = form.getLoaded();
  return original
    ? toMarketplace(form.getValues(), original, reference)
    : toMarketplace(form.getValues(), undefined, reference);
};

/**
 * Returns a function that tests the settings in the form and compares them with the saved settings. The saved settings
 * are tested only once.
 */
function createPreviewer(
  referrals: readonly MatchReferral[],
  form: MarketplaceFormReturn,
  messages: MatchMessages,
) {
  let saved: { readonly of: Marketplace; readonly tally: Promise<Tally> } | undefined;
  const savedTally = (): Promise<Tally> | undefined => {
    const { original } = form.getLoaded();
    if (!original) return undefined;
    if (saved?.of !== original)
      saved = { of: original, tally: tallyAppetite(original, referrals, {}, messages) };
    return saved.tally;
  };
  return async (signal: AbortSignal): Promise<AppetitePreview> => {
    const now = await tallyAppetite(getFormMarketplace(form), referrals, { signal }, messages);
    return comparePreview(now, await savedTally());
  };
}

/**
 * Tests the settings after each pause in editing and aborts a test when newer settings replace it. Returns a function
 * that stops.
 */
function watchPreview(
  form: MarketplaceFormReturn,
  referrals: readonly MatchReferral[],
  messages: MatchMessages,
  onChange: (preview: LivePreview) => void,
): () => void {
  const computePreview = createPreviewer(referrals, form, messages);
  let lastPreview: AppetitePreview | undefined;
  let controller = new AbortController();
  const run = () => {
    const { signal } = controller;
    const { reference } = form.getLoaded();
    const errorCount = appetiteErrors(checkForm(form.getValues(), reference), reference).length;
    if (errorCount > 0) return onChange({ preview: lastPreview, errorCount });
    void computePreview(signal).then(
      (preview) => {
        if (signal.aborted) return;
        lastPreview = preview;
        onChange({ preview, errorCount: 0 });
      },
      () => {},
    );
  };
  let timer = setTimeout(run);
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      controller.abort();
      controller = new AbortController();
      clearTimeout(timer);
      timer = setTimeout(run, debounceDelay);
    },
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    controller.abort();
  };
}

/**
 * Previews which referrals of a sample the settings in the form would match, updated while editing. Only the calling
 * component renders again.
 */
export function usePreview(referrals: readonly MatchReferral[] | undefined): LivePreview {
  const { form } = useFormActions();
  const messages = useMatchMessages();
  const [live, setLive] = useState<LivePreview>({ preview: undefined, errorCount: 0 });
  useEffect(
    () => (referrals && referrals.length > 0 ? watchPreview(form, referrals, messages, setLive) : undefined),
    [form, referrals, messages],
  );
  return live;
}
