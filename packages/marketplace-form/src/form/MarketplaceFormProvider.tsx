import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import type { FieldPath } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import type { RuleInput } from '../values/rule.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { DraftStorage } from './autosaveDraft.ts';
import {
  type FormActivity,
  FormActivityContext,
  FormLoadedContext,
  type FormParts,
  FormPartsContext,
  type FormRequests,
  FormRequestsContext,
  FormSummaryContext,
  fieldId,
  useNewSummary,
} from './formParts.ts';
import { showLeft } from './showErrors.ts';
import { useAgencyLookup } from './useAgencyLookup.ts';
import { useDiscard } from './useDiscard.ts';
import { useDraft } from './useDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';
import { useSave } from './useSave.ts';

/** What a form shares with its parts. */
export interface MarketplaceFormProviderProps {
  /** The form, from `useMarketplaceForm`. */
  readonly form: MarketplaceFormReturn;
  /** Where the marketplace goes to, and agencies come from. */
  readonly gateway: MarketplaceGateway;
  /** Called when a new marketplace was created: go to the list. No unsaved changes are left by then. Default: none. */
  readonly onCreated?: ((marketplace: Marketplace) => void) | undefined;
  /**
   * Where unsaved changes are kept, without secrets, so that they survive a sign-in that expired: give the person's own
   * part of `sessionStorage`. Default: they are not kept.
   */
  readonly drafts?: DraftStorage | undefined;
  /** The parts of the form, in any order. */
  readonly children: ReactNode;
}

const focusable = 'input:enabled, textarea:enabled, button:enabled, select:enabled, [tabindex]';

/** The element itself where it can take the focus, else the first one inside that can. */
const targetIn = (element: HTMLElement | null) =>
  element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);

/**
 * Shows errors when a field is left. While a pointer is down it waits: an error that appears would move away what is
 * being pressed, and the press would be lost.
 */
function useLeave(form: MarketplaceFormReturn) {
  const [waiting] = useState(() => ({ isPressed: false, names: new Set<RuleInput>() }));
  const leave = useCallback(
    (name: RuleInput) =>
      void (waiting.isPressed ? waiting.names.add(name) : showLeft(form, form.getLoaded(), name)),
    [form, waiting],
  );
  useEffect(() => {
    const press = () => {
      waiting.isPressed = true;
    };
    const release = () => {
      waiting.isPressed = false;
      for (const name of waiting.names) leave(name);
      waiting.names.clear();
    };
    const capture = { capture: true };
    window.addEventListener('pointerdown', press, capture);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerdown', press, capture);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [waiting, leave]);
  return leave;
}

/** Shows a field that may be hidden, and moves the focus to it. */
function useFocusField() {
  const [revealed, reveal] = useState<FieldPath>();
  const focusField = useCallback((path: FieldPath) => {
    flushSync(() => reveal(path));
    const target = targetIn(document.getElementById(fieldId(path)));
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, []);
  return { revealed, focusField };
}

/** The activity of a form, what its parts can do, and what somebody asked to see. */
function useNewParts({ form, gateway, onCreated, drafts }: MarketplaceFormProviderProps) {
  // React Hook Form returns another object with each render; its methods stay as long as its control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const stable = useMemo(() => form, [form.control]);
  const lookup = useAgencyLookup(gateway, stable);
  const leave = useLeave(stable);
  const { revealed, focusField } = useFocusField();
  const [summaryRequest, requestSummary] = useState<object>();
  const draft = useDraft(stable, drafts);
  const { save, conflict, created } = useSave(stable, gateway, drafts);
  const { isReloading, discard } = useDiscard(stable, gateway, lookup);
  const { end } = draft;
  useEffect(() => {
    if (!created) return;
    end();
    onCreated?.(created);
  }, [created, onCreated, end]);
  const showAllErrors = useCallback(() => {
    // The fields are marked first, and the summary with its focus follows.
    void stable.trigger().then(() => startTransition(() => requestSummary({})));
  }, [stable]);
  const parts: FormParts = useMemo(
    () => ({ form: stable, leave, focusField, showAllErrors, save, discard }),
    [stable, leave, focusField, showAllErrors, save, discard],
  );
  const isCreated = created !== undefined;
  const activity: FormActivity = useMemo(
    () => ({ lookup, draft, isReloading, conflict, isCreated }),
    [lookup, draft, isReloading, conflict, isCreated],
  );
  const requests: FormRequests = useMemo(() => ({ revealed, summaryRequest }), [revealed, summaryRequest]);
  return { parts, activity, requests };
}

/**
 * Gives the sections, fields, save bar and error summary inside the form they belong to, and React Hook Form's own
 * context. Needs a `ToastRegion` around it.
 */
export function MarketplaceFormProvider(props: MarketplaceFormProviderProps) {
  const { parts, activity, requests } = useNewParts(props);
  const summary = useNewSummary(parts.form, props.form.loaded);
  return (
    <FormProvider {...props.form}>
      <FormPartsContext.Provider value={parts}>
        <FormLoadedContext.Provider value={props.form.loaded}>
          <FormActivityContext.Provider value={activity}>
            <FormRequestsContext.Provider value={requests}>
              <FormSummaryContext.Provider value={summary}>{props.children}</FormSummaryContext.Provider>
            </FormRequestsContext.Provider>
          </FormActivityContext.Provider>
        </FormLoadedContext.Provider>
      </FormPartsContext.Provider>
    </FormProvider>
  );
}
