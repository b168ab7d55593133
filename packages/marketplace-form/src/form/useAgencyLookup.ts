import { toasts, useMessages } from '@advantage/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseNumber } from '../fields/numbers.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { agencyPatch } from '../values/interplay.ts';
import type { Agency } from '../wire/agency.ts';
import { setFields } from './runEffects.ts';
import { showEdited } from './showErrors.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** How long an agency id must stay as it is before it is looked up. */
export const agencyDelay = 1000;

/** How the lookup of an agency stands, and how to start or stop it. */
export interface AgencyLookup {
  /** Waiting for the id to stay, or for the answer: the form cannot be saved meanwhile. */
  readonly isPending: boolean;
  /** What the last lookup found. */
  readonly agency: Agency | undefined;
  /** Looks an id up that the person changed. */
  readonly lookUp: (text: string) => void;
  /** Forgets everything, e.g. when the form starts anew. */
  readonly cancel: () => void;
}

const isAgencyId = (text: string) => {
  const number = parseNumber(text);
  return number.kind === 'number' && Number.isInteger(number.value) && number.value >= 0;
};

/** Fills the form with what was found. */
function fill(form: MarketplaceFormReturn, agency: Agency | undefined) {
  const patch = agencyPatch(agency);
  setFields(form, patch);
  const edited = new Set(['marketplaceName', 'legalEntityName', 'phoneNumber'] as const);
  showEdited(form, form.getLoaded(), edited, form.getMessages());
}

/** Fetches the agency of an id and fills the form with it; undefined where there is none or the call failed. */
async function fetchAgency(
  id: string,
  gateway: MarketplaceGateway,
  form: MarketplaceFormReturn,
  signal: AbortSignal,
  t: typeof en.saving,
) {
  try {
    const agency = await gateway.findAgency(id, signal);
    if (signal.aborted) return undefined;
    const { unknownAgencyIds = [] } = form.getLoaded().reference;
    if (!agency) form.setReference({ unknownAgencyIds: [...unknownAgencyIds, id] });
    fill(form, agency);
    return agency;
  } catch {
    if (!signal.aborted) toasts.error(t.agencyFailed(id));
    return undefined;
  }
}

/** The lookup of the agency behind a marketplace. A late answer never overtakes a newer id. */
export function useAgencyLookup(gateway: MarketplaceGateway, form: MarketplaceFormReturn): AgencyLookup {
  const t = useMessages(en.saving);
  const [state, setState] = useState<Pick<AgencyLookup, 'isPending' | 'agency'>>({
    isPending: false,
    agency: undefined,
  });
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ isPending: false, agency: undefined });
  }, []);

  const lookUp = useCallback(
    (text: string) => {
      const id = text.trim();
      const controller = new AbortController();
      const { signal } = controller;
      running.current?.abort();
      running.current = controller;
      setState({ isPending: id === '' || isAgencyId(id), agency: undefined });
      const timer = setTimeout(async () => {
        if (id === '') fill(form, undefined);
        const agency = isAgencyId(id) ? await fetchAgency(id, gateway, form, signal, t) : undefined;
        if (!signal.aborted) setState({ isPending: false, agency });
      }, agencyDelay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [gateway, form, t],
  );

  useEffect(() => () => running.current?.abort(), []);
  return useMemo(() => ({ ...state, lookUp, cancel }), [state, lookUp, cancel]);
}
