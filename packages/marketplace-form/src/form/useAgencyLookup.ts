import { toasts, useMessages } from '@advantage/ui';
import { useEvent, useSameEntries } from '@advantage/ui/internal';
import { useEffect, useRef, useState } from 'react';
import { parseNumber } from '../fields/numbers.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { agencyPatch } from '../values/effects.ts';
import type { Agency } from '../wire/agency.ts';
import { applyPatch } from './runEffects.ts';
import { updateErrorsAfterEdit } from './showErrors.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** Debounce delay of the agency lookup, in milliseconds. */
export const lookupDelay = 1000;

/** State of the agency lookup, and functions to start and cancel it. */
export interface AgencyLookup {
  /** Whether a lookup is waiting or running. The form can't be saved meanwhile. */
  readonly isPending: boolean;
  /** The agency found by the last lookup, if any. */
  readonly agency: Agency | undefined;
  /** Looks up an agency ID that the user changed from `before`, unless it's the one last loaded or filled in from. */
  readonly lookUp: (text: string, before: string) => void;
  /** Aborts the lookup and clears its result, e.g. when changes are discarded. */
  readonly cancel: () => void;
}

const isAgencyId = (text: string) => {
  const number = parseNumber(text);
  return number.kind === 'number' && Number.isInteger(number.value) && number.value >= 0;
};

/** The fields that an agency fills. */
const filledNames = ['marketplaceName', 'legalEntityName', 'phoneNumber'] as const;

/**
 * Fills in the agency's names and phone number, or clears them without an agency. Keeps those that no longer have the
 * `texts` from when the lookup started.
 */
function fillFromAgency(form: MarketplaceFormReturn, agency: Agency | undefined, texts: readonly string[]) {
  const names = filledNames.filter((name, index) => form.getValues(name) === texts[index]);
  const patch = agencyPatch(agency);
  applyPatch(form, Object.fromEntries(names.map((name) => [name, patch[name]])));
  updateErrorsAfterEdit(form, new Set(names));
  return agency;
}

/**
 * Looks up the agency linked to a marketplace. A newer lookup aborts the previous one, so a late response is ignored.
 */
export function useAgencyLookup(gateway: MarketplaceGateway, form: MarketplaceFormReturn): AgencyLookup {
  const t = useMessages(en.saving);
  const [state, setState] = useState<Pick<AgencyLookup, 'isPending' | 'agency'>>({
    isPending: false,
    agency: undefined,
  });
  const abortController = useRef<AbortController>(undefined);
  // The ID last loaded or filled in from, and its agency. It's out of date once other values are loaded.
  const known = useRef<{ id: string; agency?: Agency | undefined; saved: MarketplaceFormValues }>(undefined);

  const cancel = useEvent(() => {
    abortController.current?.abort();
    known.current = undefined;
    setState({ isPending: false, agency: undefined });
  });

  const lookUp = useEvent((text: string, before: string) => {
    const id = text.trim();
    const { saved } = form.getLoaded();
    if (known.current?.saved !== saved) known.current = { id: before.trim(), saved };
    abortController.current?.abort();
    if (id === known.current.id) return setState({ isPending: false, agency: known.current.agency });
    const controller = new AbortController();
    const { signal } = controller;
    const texts = form.getValues(filledNames);
    abortController.current = controller;
    setState({ isPending: id === '' || isAgencyId(id), agency: undefined });
    const fill = (agency: Agency | undefined) => {
      known.current = { id, agency, saved };
      return fillFromAgency(form, agency, texts);
    };
    const fetchAgency = async () => {
      if (!isAgencyId(id)) return id === '' ? fill(undefined) : undefined;
      const agency = await gateway.findAgency(id, signal);
      if (signal.aborted) return undefined;
      const { unknownAgencyIds = [] } = form.getLoaded().reference;
      if (!agency) form.setReference({ unknownAgencyIds: [...unknownAgencyIds, id] });
      return fill(agency);
    };
    const timer = setTimeout(async () => {
      const agency = await fetchAgency().catch(() => {
        if (!signal.aborted) toasts.error(t.agencyFailed(id));
        return undefined;
      });
      if (!signal.aborted) setState({ isPending: false, agency });
    }, lookupDelay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

  useEffect(() => () => abortController.current?.abort(), []);
  return useSameEntries({ ...state, lookUp, cancel });
}
