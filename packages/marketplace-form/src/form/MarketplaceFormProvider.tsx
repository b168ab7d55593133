import { useEvent, useSameEntries } from '@advantage/ui/internal';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import type { FieldPath } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import type { RuleInput } from '../values/rules.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { showErrorsOnBlur } from './showErrors.ts';
import { useAgencyLookup } from './useAgencyLookup.ts';
import { type DraftStorage, useDraft } from './useDraft.ts';
import {
  type FormActions,
  type FormActivity,
  FormActivityContext,
  FormContext,
  type FormRequests,
  FormRequestsContext,
  fieldId,
  getShownErrors,
  useSummaryStore,
} from './useFormField.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';
import { useDiscard, useSave } from './useSave.ts';

export interface MarketplaceFormProviderProps {
  /** The form that `useMarketplaceForm` returns. */
  readonly form: MarketplaceFormReturn;
  /** Saves the marketplace and looks up agencies. */
  readonly gateway: MarketplaceGateway;
  /** Called after a new marketplace is created and nothing is unsaved. Navigate to the list here. Default: none. */
  readonly onCreated?: ((marketplace: Marketplace) => void) | undefined;
  /**
   * Stores unsaved changes, without secrets, so they survive an expired sign-in. Use a part of `sessionStorage` that
   * belongs to the current user. Default: they are not kept.
   */
  readonly drafts?: DraftStorage | undefined;
  /** The sections and other parts of the form, in any order. */
  readonly children: ReactNode;
}

const focusable = 'input:enabled, textarea:enabled, button:enabled, select:enabled, [tabindex]';

/**
 * Returns the element itself if it's focusable, otherwise its first focusable descendant: of a folded row, the first one
 * that it opened.
 */
const findFocusable = (element: HTMLElement | null) =>
  element?.matches(focusable)
    ? element
    : (element?.querySelector<HTMLElement>(`[data-folded-content] :is(${focusable})`) ??
      element?.querySelector<HTMLElement>(focusable));

/**
 * Returns a blur handler that shows a field's errors. Waits while a pointer is down: an error message would shift the
 * layout, and the press would miss its target.
 */
function useShowErrors(form: MarketplaceFormReturn) {
  const [pendingBlurs] = useState(() => ({ isPressed: false, names: new Set<RuleInput>() }));
  const showErrors = useEvent(
    (name: RuleInput) =>
      void (pendingBlurs.isPressed ? pendingBlurs.names.add(name) : showErrorsOnBlur(form, name)),
  );
  useEffect(() => {
    const onPointerDown = () => {
      pendingBlurs.isPressed = true;
    };
    const onPointerUp = () => {
      pendingBlurs.isPressed = false;
      for (const name of pendingBlurs.names) showErrors(name);
      pendingBlurs.names.clear();
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, onPointerUp, { signal });
    return () => controller.abort();
  }, [pendingBlurs, showErrors]);
  return showErrors;
}

/** Reveals a field that may be hidden and focuses it. */
function useFocusField() {
  const [revealed, setRevealed] = useState<FormRequests['revealed']>();
  const focusField = useEvent((path: FieldPath) => {
    flushSync(() => setRevealed({ path }));
    const target = findFocusable(document.getElementById(fieldId(path)));
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
  return { revealed, focusField };
}

/**
 * Connects the sections, fields, save bar and error summary inside it to a form, and provides React Hook Form's
 * context. Requires a `ToastRegion` on the page.
 */
export function MarketplaceFormProvider(props: MarketplaceFormProviderProps) {
  const { form, gateway, onCreated, drafts } = props;
  const { loaded } = form;
  // React Hook Form returns a new object on every render; its methods stay the same as long as `control` does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const stableForm = useMemo(() => form, [form.control]);
  const lookup = useAgencyLookup(gateway, stableForm);
  const showErrors = useShowErrors(stableForm);
  const { revealed, focusField } = useFocusField();
  const [summaryRequest, requestSummary] = useState<object>();
  const draft = useDraft(stableForm, drafts);
  const { save, conflict, created } = useSave(stableForm, gateway, drafts);
  const { isReloading, discard } = useDiscard(stableForm, gateway, lookup);
  const { end } = draft;
  useEffect(() => {
    if (!created) return;
    end();
    onCreated?.(created);
  }, [created, onCreated, end]);
  const showAllErrors = useEvent(() => {
    void stableForm.trigger().then(() => {
      requestSummary({});
      const [first] = getShownErrors(stableForm).keys();
      if (first) focusField(first);
    });
  });
  const isCreated = created !== undefined;
  const actions: FormActions = useSameEntries({
    form: stableForm,
    showErrors,
    focusField,
    showAllErrors,
    save,
    discard,
  });
  const activity: FormActivity = useSameEntries({ lookup, draft, isReloading, conflict, isCreated });
  const requests: FormRequests = useSameEntries({ revealed, summaryRequest });
  const summary = useSummaryStore(stableForm, loaded);
  const parts = useSameEntries({ actions, loaded, summary });
  return (
    <FormProvider {...form}>
      <FormContext.Provider value={parts}>
        <FormActivityContext.Provider value={activity}>
          <FormRequestsContext.Provider value={requests}>{props.children}</FormRequestsContext.Provider>
        </FormActivityContext.Provider>
      </FormContext.Provider>
    </FormProvider>
  );
}
