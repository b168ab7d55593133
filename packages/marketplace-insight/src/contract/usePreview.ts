import { type MarketplaceFormReturn, toMarketplace } from '@advantage/marketplace-form';
import { useFormActions } from '@advantage/marketplace-form/internal';
import { checkForm } from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { useEffect, useMemo, useState } from 'react';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { useMatchMessages } from '../match/useMatchMessages.ts';
import { hasAppetiteErrors, type Tally, tallyAppetite } from './preview.ts';

/** Returns a value derived from the form, updated after each pause in editing. `read` must be stable across renders. */
export function useDebouncedForm<Value>(read: (form: MarketplaceFormReturn) => Value): Value {
  const { form } = useFormActions();
  const [value, setValue] = useState(() => read(form));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setValue(() => read(form)), 300);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form, read]);
  return value;
}

/** Returns the marketplace as the form would save it. */
export const getFormMarketplace = (form: MarketplaceFormReturn): NewMarketplace => {
  const { original, reference } = form.getLoaded();
  return original
    ? toMarketplace(form.getValues(), original, reference)
    : toMarketplace(form.getValues(), undefined, reference);
};

/** Returns the settings in the form to test, unless errors keep them from being tested. */
function readSettings(form: MarketplaceFormReturn) {
  const { original, reference } = form.getLoaded();
  const hasErrors = hasAppetiteErrors(checkForm(form.getValues(), reference));
  return { original, hasErrors, edited: hasErrors ? undefined : getFormMarketplace(form) };
}

/**
 * Previews which referrals of a sample the settings in the form would match, compared with the saved settings, after
 * each pause in editing. Newer settings abort a test; the saved settings are tested once.
 */
export function usePreview(referrals: readonly MatchReferral[] | undefined) {
  const messages = useMatchMessages();
  const { original, hasErrors, edited } = useDebouncedForm(readSettings);
  const [preview, setPreview] = useState<{ readonly now: Tally; readonly saved: Tally | undefined }>();
  const hasReferrals = referrals !== undefined && referrals.length > 0;
  const getSavedTally = useMemo(() => {
    let tally: Promise<Tally> | undefined;
    return () => {
      if (original && referrals) tally ??= tallyAppetite(original, referrals, {}, messages);
      return tally;
    };
  }, [original, referrals, messages]);
  useEffect(() => {
    if (!edited || !referrals || !hasReferrals) return;
    const controller = new AbortController();
    const { signal } = controller;
    const compute = async () => {
      const now = await tallyAppetite(edited, referrals, { signal }, messages);
      const saved = await getSavedTally();
      if (!signal.aborted) setPreview({ now, saved });
    };
    compute().catch(() => {});
    return () => controller.abort();
  }, [edited, referrals, hasReferrals, messages, getSavedTally]);
  return {
    /** The result of the last valid settings, and of the saved ones, if there are any. */
    preview,
    /** Whether that is of earlier settings, because errors keep those in the form from being tested. */
    isStale: hasReferrals && hasErrors,
  };
}
