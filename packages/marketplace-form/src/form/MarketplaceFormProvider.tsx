import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import type { FieldPath } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import type { RuleInput } from '../values/rule.ts';
import { type FormParts, FormPartsContext, FormSummaryContext, fieldId, useNewSummary } from './formParts.ts';
import { showLeft } from './showErrors.ts';
import { useAgencyLookup } from './useAgencyLookup.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** What a form shares with its parts. */
export interface MarketplaceFormProviderProps {
  /** The form, from `useMarketplaceForm`. */
  readonly form: MarketplaceFormReturn;
  /** Where the marketplace goes to, and agencies come from. */
  readonly gateway: MarketplaceGateway;
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
    (name: RuleInput) => void (waiting.isPressed ? waiting.names.add(name) : showLeft(form, name)),
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

/** Gives the sections, fields, save bar and error summary inside the form they belong to. */
export function MarketplaceFormProvider({ form, gateway, children }: MarketplaceFormProviderProps) {
  const { control, loaded } = form;
  // React Hook Form returns another object with each render; its methods stay as long as its control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const stable = useMemo(() => form, [control]);
  const lookup = useAgencyLookup(gateway, stable);
  const leave = useLeave(stable);
  const summary = useNewSummary(stable);
  const [revealed, reveal] = useState<FieldPath>();
  const [summaryRequest, requestSummary] = useState<object>();
  const parts = useMemo(
    (): FormParts => ({
      form: stable,
      loaded,
      gateway,
      lookup,
      leave,
      revealed,
      focusField: (path) => {
        flushSync(() => reveal(path));
        const target = targetIn(document.getElementById(fieldId(path)));
        target?.scrollIntoView?.({ block: 'center' });
        target?.focus({ preventScroll: true });
      },
      summaryRequest,
      showAllErrors: () => void stable.trigger().then(() => requestSummary({})),
    }),
    [stable, loaded, gateway, lookup, leave, revealed, summaryRequest],
  );
  return (
    <FormProvider {...form}>
      <FormPartsContext.Provider value={parts}>
        <FormSummaryContext.Provider value={summary}>{children}</FormSummaryContext.Provider>
      </FormPartsContext.Provider>
    </FormProvider>
  );
}
