import {
  Button,
  ErrorState,
  formatDelivered,
  Heading,
  Select,
  Spinner,
  Stack,
  Text,
  toasts,
  useNow,
} from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContractChanges } from '../editor/ContractChanges.tsx';
import type { MarketplaceReference } from '../fields/reference.ts';
import { useFormLoaded, useFormParts } from '../form/formParts.ts';
import type { MarketplaceHistory } from '../gateway/MarketplaceHistory.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import { compareContracts } from '../values/contract.ts';
import { toFormValues } from '../values/load.ts';
import { countWords } from '../values/words.ts';
import type { MarketplaceVersion } from '../wire/marketplace.ts';
import * as styles from './HistoryPanel.css.ts';

interface HistoryPanelProps {
  readonly history: MarketplaceHistory;
  /** A version is in the form. */
  readonly onRestored: () => void;
}

/** What differs between two versions, in the sentences of the contract. */
function differences(before: MarketplaceVersion, after: MarketplaceVersion, reference: MarketplaceReference) {
  const valuesOf = ({ marketplace }: MarketplaceVersion) => toFormValues(marketplace, reference);
  const sentences = compareContracts(valuesOf(after), valuesOf(before), reference);
  const isOn = ({ marketplace }: MarketplaceVersion) => marketplace.enabled === true;
  return {
    sentences: sentences.filter((sentence) => sentence.before !== undefined),
    same: sentences.filter((sentence) => sentence.before === undefined).length,
    turned: isOn(before) === isOn(after) ? undefined : isOn(after) ? 'Turned on.' : 'Turned off.',
  };
}

/** Who made a version, and when. */
const madeBy = ({ changedAt, changedBy }: MarketplaceVersion, now: number) =>
  changedAt === null
    ? 'Before the history began'
    : `${changedBy ?? 'Somebody'}, ${formatDelivered(changedAt, now)}`;

/** The versions of the marketplace in the form around it: who changed what when, any two compared, and one to restore. */
export function HistoryPanel({ history, onRestored }: HistoryPanelProps) {
  const loaded = useFormLoaded();
  const id = loaded.original?.id ?? 0;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['@advantage/marketplace-form', 'history', id],
      queryFn: ({ signal }) => history.versions(id, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    },
    useHostQueryClient(),
  );
  if (isError) return <ErrorState what="The history could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the history" size={20} />;
  if (data.length < 2) return <Text tone="muted">Nobody has changed this marketplace yet.</Text>;
  const versions = data.toSorted((a, b) => b.version - a.version);
  return <Versions versions={versions} reference={loaded.reference} onRestored={onRestored} />;
}

interface VersionsProps extends Pick<HistoryPanelProps, 'onRestored'> {
  /** The newest first. */
  readonly versions: readonly MarketplaceVersion[];
  readonly reference: MarketplaceReference;
}

function Versions({ versions, reference, onRestored }: VersionsProps) {
  const { form } = useFormParts();
  const now = useNow(60_000);
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const find = (version: string | undefined) => versions.find((each) => String(each.version) === version);
  const after = find(chosen.after) ?? versions[0];
  const before = find(chosen.before) ?? versions[1];
  if (!before || !after) return null;
  const options = versions.map((each) => ({
    value: String(each.version),
    label: `Version ${each.version}: ${madeBy(each, now)}`,
  }));
  const restore = () => {
    const values = {
      ...toFormValues(before.marketplace, reference),
      deliveryApiKey: form.getValues('deliveryApiKey'),
    };
    form.load(form.getLoaded(), values);
    toasts.success(`Version ${before.version} is in the form. Nothing is saved yet.`);
    onRestored();
  };
  return (
    <Stack space={6}>
      <Heading level={2} size="l">
        {countWords(versions.length, 'version')}
      </Heading>
      <ol className={styles.list} aria-label="Versions">
        {versions.map((each, index) => (
          <li key={each.version} className={styles.version}>
            <span className={styles.who}>{madeBy(each, now)}</span>
            <span className={styles.number}>{`v${each.version}`}</span>
            <Summary before={versions[index + 1]} after={each} reference={reference} />
          </li>
        ))}
      </ol>
      <Heading level={2} size="l">
        Compare
      </Heading>
      <Select
        label="Before"
        options={options}
        value={String(before.version)}
        onChange={(version) => setChosen({ ...chosen, before: version })}
      />
      <Select
        label="After"
        options={options}
        value={String(after.version)}
        onChange={(version) => setChosen({ ...chosen, after: version })}
      />
      <Comparison before={before} after={after} reference={reference} />
      <div className={styles.restore}>
        <Button onPress={restore}>{`Restore version ${before.version}`}</Button>
        <Text size="s" tone="muted">
          Restoring puts its settings into the form as unsaved changes. The key is never part of the history.
        </Text>
      </div>
    </Stack>
  );
}

interface DifferenceProps {
  readonly after: MarketplaceVersion;
  readonly reference: MarketplaceReference;
}

/** What a version changed, in a few sentences. */
function Summary({
  before,
  after,
  reference,
}: DifferenceProps & { readonly before: MarketplaceVersion | undefined }) {
  if (!before) return null;
  const { sentences, turned } = differences(before, after, reference);
  const texts = [turned, ...sentences.map(({ text, before: old }) => text || `No more: ${old}`)];
  return <span className={styles.summary}>{texts.filter(Boolean).join(' ') || 'Other fields changed.'}</span>;
}

/** The sentences that differ between two versions. */
function Comparison({ before, after, reference }: DifferenceProps & { readonly before: MarketplaceVersion }) {
  const { sentences, same, turned } = differences(before, after, reference);
  return (
    <div>
      {turned && <Text>{turned}</Text>}
      {sentences.length > 0 && <ContractChanges sentences={sentences} />}
      <Text size="s" tone="muted">
        {`${countWords(same, 'sentence')} ${same === 1 ? 'is' : 'are'} the same in both.`}
      </Text>
    </div>
  );
}
