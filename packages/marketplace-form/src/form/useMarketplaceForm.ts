import { useAreas, useEvent, useLatest } from '@advantage/ui/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import type { MarketplaceReference, RuleMessages } from '../fields/field.ts';
import { defaultMarketplaceForm, type MarketplaceFormValues, pathInValues } from '../fields/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { checkForm, englishRules } from '../values/rules.ts';
import { toFormValues } from '../values/toFormValues.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { runEffects } from './runEffects.ts';
import { updateErrorsAfterEdit } from './showErrors.ts';

/** The marketplace being edited: as loaded, with its saved values and reference data. */
export interface LoadedMarketplace {
  /** The marketplace as loaded; undefined for a new one. */
  readonly original: Marketplace | undefined;
  /** `ETag` of the loaded version, if the server sent one. */
  readonly etag?: string | undefined;
  /** The saved form values, which changes are compared with. */
  readonly saved: MarketplaceFormValues;
  /** Data the form needs besides the marketplace, such as the referral sources. */
  readonly reference: MarketplaceReference;
}

/** Returns the form's starting point for a marketplace, or for a new one. */
export const loadedMarketplace = (
  versioned: VersionedMarketplace | undefined,
  reference: MarketplaceReference,
): LoadedMarketplace => ({
  original: versioned?.marketplace,
  etag: versioned?.etag,
  saved: versioned ? toFormValues(versioned.marketplace, reference) : defaultMarketplaceForm(reference),
  reference,
});

/** Options of `useMarketplaceForm`. */
export interface MarketplaceFormOptions {
  /** The marketplace as the server sent it. Default: a new one. */
  readonly marketplace?: Marketplace | undefined;
  /** `ETag` of the marketplace, if the server sent one. */
  readonly etag?: string | undefined;
  /** Data the form needs besides the marketplace, such as the referral sources. */
  readonly reference: MarketplaceReference;
}

/** What `useForm` of React Hook Form returns, plus the marketplace being edited. */
export interface MarketplaceFormReturn extends UseFormReturn<MarketplaceFormValues> {
  /** The marketplace being edited, as of this render. */
  readonly loaded: LoadedMarketplace;
  /** Returns the marketplace being edited, up to date even between renders. */
  readonly getLoaded: () => LoadedMarketplace;
  /** Returns the validation messages, including the host's overrides. */
  readonly getMessages: () => RuleMessages;
  /** Loads another version of the marketplace. Pass `values` to start from values other than the loaded ones. */
  readonly load: (next: LoadedMarketplace, values?: MarketplaceFormValues) => void;
  /** Updates reference data, e.g. with the industry codes or an agency ID that wasn't found. */
  readonly setReference: (more: Partial<MarketplaceReference>) => void;
}

/** Creates a resolver that runs every rule with the current reference data and messages. */
const createResolver =
  (getLoaded: () => LoadedMarketplace, getMessages: () => RuleMessages): Resolver<MarketplaceFormValues> =>
  (values) => {
    const errors: FieldErrors<MarketplaceFormValues> = {};
    for (const { rule, path, message } of checkForm(values, getLoaded().reference, getMessages())) {
      const name = pathInValues(path, values).join('.');
      // A field shows its first error.
      if (!get(errors, name)) set(errors, name, { type: rule, message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/**
 * Creates a React Hook Form for a marketplace. React Hook Form manages values, dirty state, errors and submission.
 * Runs the rules of `marketplaceFormSchema` and applies the effects of a choice on other fields. An error is added to
 * `formState.errors` when it should be shown: on blur for typed fields, immediately for other controls, and all at once
 * on `trigger()` or submit. Pass the form to `MarketplaceFormProvider`.
 */
export function useMarketplaceForm({
  marketplace,
  etag,
  reference,
}: MarketplaceFormOptions): MarketplaceFormReturn {
  const [loaded, setLoaded] = useState(() =>
    loadedMarketplace(marketplace && { marketplace, etag }, reference),
  );
  const latestLoaded = useRef(loaded);
  const getLoaded = useCallback(() => latestLoaded.current, []);
  const latestMessages = useLatest(useAreas(englishRules));
  const getMessages = useCallback(() => latestMessages.current, [latestMessages]);
  const [resolver] = useState(() => createResolver(getLoaded, getMessages));
  const form = useForm<MarketplaceFormValues>({
    defaultValues: loaded.saved,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { reset, trigger } = form;

  const update = (next: LoadedMarketplace) => {
    latestLoaded.current = next;
    setLoaded(next);
  };
  const load = useEvent((next: LoadedMarketplace, values: MarketplaceFormValues = next.saved) => {
    // A new object even for the same marketplace, so that registered fields re-render and fill their elements.
    update({ ...next });
    reset(next.saved);
    if (values !== next.saved) reset(values, { keepDefaultValues: true });
    if (next.original) void trigger();
  });
  const setReference = useEvent((more: Partial<MarketplaceReference>) => {
    update({ ...latestLoaded.current, reference: { ...latestLoaded.current.reference, ...more } });
    void trigger(['agencyId', 'naicsMode']);
  });

  const { industryCodes } = reference;
  useEffect(() => {
    if (latestLoaded.current.reference.industryCodes !== industryCodes) setReference({ industryCodes });
  }, [industryCodes, setReference]);
  useEffect(() => {
    // Show the errors of a loaded marketplace immediately.
    if (latestLoaded.current.original) void trigger();
  }, [trigger]);
  useEffect(
    () =>
      runEffects(form, getLoaded, (edited, isTyping) =>
        updateErrorsAfterEdit({ ...form, getLoaded, getMessages }, edited, isTyping),
      ),
    [form, getLoaded, getMessages],
  );
  return { ...form, loaded, getLoaded, getMessages, load, setReference };
}
