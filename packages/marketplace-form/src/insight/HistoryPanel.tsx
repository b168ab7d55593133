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
  useMessages,
  useNow,
} from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContractChanges } from '../editor/ContractChanges.tsx';
import { useContractMessages } from '../editor/useFormMessages.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import { useFormActions, useFormLoaded } from '../form/formContext.ts';
import type { MarketplaceHistory } from '../gateway/MarketplaceHistory.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import { type ContractMessages, compareContracts } from '../values/contract.ts';
import { toFormValues } from '../values/toFormValues.ts';
import type { MarketplaceVersion } from '../wire/marketplace.ts';
import * as styles from './HistoryPanel.css.ts';

interface HistoryPanelProps {
  readonly history: MarketplaceHistory;
  /** Called after a version is loaded into the form. */
  readonly onRestored: () => void;
}

/** Returns the differences between two versions, as plain sentences. */
function compareVersions(
  before: MarketplaceVersion,
  after: MarketplaceVersion,
  reference: MarketplaceReference,
  t: typeof en.history,
  messages: ContractMessages,
) {
  const valuesOf = ({ marketplace }: MarketplaceVersion) => toFormValues(marketplace, reference);
  const sentences = compareContracts(valuesOf(after), valuesOf(before), reference, [], messages);
  const isOn = ({ marketplace }: MarketplaceVersion) => marketplace.enabled === true;
  return {
    sentences: sentences.filter((sentence) => sentence.before !== undefined),
    same: sentences.filter((sentence) => sentence.before === undefined).length,
    turned: isOn(before) === isOn(after) ? undefined : isOn(after) ? t.turnedOn : t.turnedOff,
  };
}

/** Describes who made a version, and when. */
const formatAuthor = (
  { changedAt, changedBy }: MarketplaceVersion,
  now: number,
  t: typeof en.history,
  times: typeof time,
) =>
  changedAt === null
    ? t.beforeHistory
    : t.madeBy(changedBy ?? undefined, formatDelivered(changedAt, now, times));

/**
 * Shows the history of the surrounding form's marketplace: who changed what and when, a comparison of any two versions,
 * and a button that restores one.
 */
export function HistoryPanel({ history, onRestored }: HistoryPanelProps) {
  const t = useMessages(en.history);
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
  if (isError) return <ErrorState what={t.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t.loading} size={20} />;
  if (data.length < 2) return <Text tone="muted">{t.none}</Text>;
  const versions = data.toSorted((a, b) => b.version - a.version);
  return <Versions versions={versions} reference={loaded.reference} onRestored={onRestored} />;
}

interface VersionsProps extends Pick<HistoryPanelProps, 'onRestored'> {
  /** Newest first. */
  readonly versions: readonly MarketplaceVersion[];
  readonly reference: MarketplaceReference;
}

function Versions({ versions, reference, onRestored }: VersionsProps) {
  const t = useMessages(en.history);
  const { form } = useFormActions();
  const times = useMessages(time);
  const now = useNow(60_000);
  const [selection, setSelection] = useState<{ readonly before?: string; readonly after?: string }>({});
  const findVersion = (version: string | undefined) =>
    versions.find((each) => String(each.version) === version);
  const after = findVersion(selection.after) ?? versions[0];
  const before = findVersion(selection.before) ?? versions[1];
  if (!before || !after) return null;
  const options = versions.map((each) => ({
    value: String(each.version),
    label: t.version(each.version, formatAuthor(each, now, t, times)),
  }));
  const restore = () => {
    const values = {
      ...toFormValues(before.marketplace, reference),
      deliveryApiKey: form.getValues('deliveryApiKey'),
    };
    form.load(form.getLoaded(), values);
    toasts.success(t.restored(before.version));
    onRestored();
  };
  return (
    <Stack space={6}>
      <Heading level={2} size="l">
        {t.count(versions.length)}
      </Heading>
      <ol className={styles.list} aria-label={t.versions}>
        {versions.map((each, index) => (
          <li key={each.version} className={styles.version}>
            <span className={styles.who}>{formatAuthor(each, now, t, times)}</span>
            <span className={styles.number}>{t.short(each.version)}</span>
            <Summary before={versions[index + 1]} after={each} reference={reference} />
          </li>
        ))}
      </ol>
      <Heading level={2} size="l">
        {t.compare}
      </Heading>
      <Select
        label={t.before}
        options={options}
        value={String(before.version)}
        onChange={(version) => setSelection({ ...selection, before: version })}
      />
      <Select
        label={t.after}
        options={options}
        value={String(after.version)}
        onChange={(version) => setSelection({ ...selection, after: version })}
      />
      <Comparison before={before} after={after} reference={reference} />
      <div className={styles.restore}>
        <Button onPress={restore}>{t.restore(before.version)}</Button>
        <Text size="s" tone="muted">
          {t.restoreHint}
        </Text>
      </div>
    </Stack>
  );
}

interface DifferenceProps {
  readonly after: MarketplaceVersion;
  readonly reference: MarketplaceReference;
}

/** Summarizes what a version changed, in a few sentences. */
function Summary({
  before,
  after,
  reference,
}: DifferenceProps & { readonly before: MarketplaceVersion | undefined }) {
  const t = useMessages(en.history);
  const messages = useContractMessages();
  if (!before) return null;
  const { sentences, turned } = compareVersions(before, after, reference, t, messages);
  const texts = [turned, ...sentences.map(({ text, before }) => text || t.removed(before ?? ''))];
  return <span className={styles.summary}>{texts.filter(Boolean).join(' ') || t.otherFields}</span>;
}

/** Shows the sentences that differ between two versions. */
function Comparison({ before, after, reference }: DifferenceProps & { readonly before: MarketplaceVersion }) {
  const t = useMessages(en.history);
  const messages = useContractMessages();
  const { sentences, same, turned } = compareVersions(before, after, reference, t, messages);
  return (
    <div>
      {turned && <Text>{turned}</Text>}
      {sentences.length > 0 && <ContractChanges sentences={sentences} />}
      <Text size="s" tone="muted">
        {t.sameInBoth(same)}
      </Text>
    </div>
  );
}
