import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { RuleMessages } from '../fields/field.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import { defaultMarketplaceForm, type MarketplaceFormValues } from '../fields/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { toFormValues } from '../values/load.ts';
import { typedFormSchema } from '../values/schema.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { runEffects } from './runEffects.ts';
import { showEdited } from './showErrors.ts';
import { useRuleMessages } from './useRuleMessages.ts';

/** What is being edited, besides the values. */
export interface LoadedMarketplace {
  /** The marketplace as it was loaded; missing for a new one. */
  readonly original: Marketplace | undefined;
  /** The version of it, where the server gave one. */
  readonly etag?: string | undefined;
  /** Its form values: what 'changed' is measured by. */
  readonly saved: MarketplaceFormValues;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
}

/** A marketplace to edit, or a new one, with its form values. */
export const loadedMarketplace = (
  versioned: VersionedMarketplace | undefined,
  reference: MarketplaceReference,
): LoadedMarketplace => ({
  original: versioned?.marketplace,
  etag: versioned?.etag,
  saved: versioned ? toFormValues(versioned.marketplace, reference) : defaultMarketplaceForm(reference),
  reference,
});

/** What a marketplace form starts from. */
export interface MarketplaceFormOptions {
  /** The marketplace as the server sent it. Default: a new one. */
  readonly marketplace?: Marketplace | undefined;
  /** The version of it, where the server gave one. */
  readonly etag?: string | undefined;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
}

/** React Hook Form for a marketplace, and what it edits. */
export interface MarketplaceFormReturn extends UseFormReturn<MarketplaceFormValues> {
  /** What is being edited. */
  readonly loaded: LoadedMarketplace;
  /** Returns what is being edited now, between two renders too. */
  readonly getLoaded: () => LoadedMarketplace;
  /** Returns the texts of the rules, in the words of the host. */
  readonly getMessages: () => RuleMessages;
  /** Starts over with another version of the marketplace. `values` keeps other values than the loaded ones. */
  readonly load: (next: LoadedMarketplace, values?: MarketplaceFormValues) => void;
  /** Adds what became known meanwhile, e.g. the industry codes or an agency id that was not found. */
  readonly setReference: (more: Partial<MarketplaceReference>) => void;
}

/** Validates with the schema for what is known by then. */
function createResolver(
  getLoaded: () => LoadedMarketplace,
  getMessages: () => RuleMessages,
): Resolver<MarketplaceFormValues> {
  let known:
    | {
        readonly of: MarketplaceReference;
        readonly messages: RuleMessages;
        readonly resolve: Resolver<MarketplaceFormValues>;
      }
    | undefined;
  return (values, context, options) => {
    const { reference } = getLoaded();
    const messages = getMessages();
    if (known?.of !== reference || known.messages !== messages) {
      const schema = typedFormSchema(reference, messages);
      known = {
        of: reference,
        messages,
        resolve: zodResolver(schema, undefined, { mode: 'sync', raw: true }),
      };
    }
    return known.resolve(values, context, options);
  };
}

/**
 * React Hook Form for a marketplace: values, dirty state, errors and submission are its. It validates with
 * `marketplaceFormSchema` and runs the `effects` of choices on other fields. An error enters `formState.errors` when it
 * should show: on leaving a field that is typed into, at once for any other control, and all with `trigger()` or a
 * submit. Hand the form to `MarketplaceFormProvider`.
 */
export function useMarketplaceForm({
  marketplace,
  etag,
  reference,
}: MarketplaceFormOptions): MarketplaceFormReturn {
  const [loaded, setLoaded] = useState(() =>
    loadedMarketplace(marketplace && { marketplace, etag }, reference),
  );
  const latest = useRef(loaded);
  const getLoaded = useCallback(() => latest.current, []);
  const messages = useRuleMessages();
  const latestMessages = useRef(messages);
  const getMessages = useCallback(() => latestMessages.current, []);
  useEffect(() => {
    latestMessages.current = messages;
  }, [messages]);
  const [resolver] = useState(() => createResolver(getLoaded, getMessages));
  const form = useForm<MarketplaceFormValues>({
    defaultValues: loaded.saved,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { reset, trigger } = form;

  const update = useCallback((next: LoadedMarketplace) => {
    latest.current = next;
    setLoaded(next);
  }, []);
  const load = useCallback(
    (next: LoadedMarketplace, values = next.saved) => {
      // Another object even for the same marketplace: what is registered fills its elements when it renders.
      update({ ...next });
      reset(next.saved);
      if (values !== next.saved) reset(values, { keepDefaultValues: true });
      if (next.original) void trigger();
    },
    [reset, trigger, update],
  );
  const setReference = useCallback(
    (more: Partial<MarketplaceReference>) => {
      update({ ...latest.current, reference: { ...latest.current.reference, ...more } });
      void trigger(['agencyId', 'naicsMode']);
    },
    [trigger, update],
  );

  const { industryCodes } = reference;
  useEffect(() => {
    if (latest.current.reference.industryCodes !== industryCodes) setReference({ industryCodes });
  }, [industryCodes, setReference]);
  useEffect(() => {
    // What is wrong with a loaded marketplace shows from the start.
    if (latest.current.original) void trigger();
  }, [trigger]);
  useEffect(
    () => runEffects(form, getLoaded, (edited) => showEdited(form, getLoaded(), edited, getMessages())),
    [form, getLoaded, getMessages],
  );
  return { ...form, loaded, getLoaded, getMessages, load, setReference };
}
