import type { MarketplaceGateway } from '@advantage/marketplace-form';
import { listQuery, useFormLoaded, useHostQueryClient } from '@advantage/marketplace-form/internal';
import { byPriority } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { Spinner, Text, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getFormMarketplace, useDebouncedForm } from '../contract/usePreview.ts';
import { type MarketplaceInsightSource, sampleQuery } from '../match/MarketplaceInsightSource.ts';
import * as en from '../messages/en.ts';
import { SimulationReport } from './SimulationReport.tsx';

interface FormSimulationProps {
  readonly source: MarketplaceInsightSource;
  readonly gateway: Pick<MarketplaceGateway, 'list'>;
}

/** Stands in for the id of a new marketplace. */
const newId = -1;

/** Returns the list with the settings of a form applied. A new marketplace is on and comes last. */
function withEdited(
  all: readonly Marketplace[],
  edited: ReturnType<typeof getFormMarketplace>,
  id: number | undefined,
): readonly Marketplace[] {
  if (id === undefined) return [...all, { ...edited, id: newId, enabled: true }];
  return all.map((each) => (each.id === id ? { ...edited, id, enabled: each.enabled } : each));
}

/** Simulates which recent referrals the unsaved changes of the surrounding form move between marketplaces. */
export function FormSimulation({ source, gateway }: FormSimulationProps) {
  const t = useMessages(en.simulation);
  const { original } = useFormLoaded();
  const edited = useDebouncedForm(getFormMarketplace);
  const client = useHostQueryClient();
  const { data: sample, isError: isSampleError } = useQuery(sampleQuery(source), client);
  const { data: rows, isError: isListError } = useQuery(listQuery(gateway), client);
  const change = useMemo(() => {
    if (!rows) return undefined;
    const before = byPriority(rows.map(({ marketplace }) => marketplace));
    return { before, after: withEdited(before, edited, original?.id) };
  }, [rows, edited, original?.id]);
  if (isSampleError || isListError) return <Text tone="muted">{t.loadFailed}</Text>;
  if (!change || !sample) return <Spinner label={t.loadingSample} size={20} />;
  const isOff = change.before.some(({ id, enabled }) => id === original?.id && enabled !== true);
  return (
    <>
      {isOff && <Text tone="muted">{t.isOff}</Text>}
      <SimulationReport change={change} sample={sample} />
    </>
  );
}
