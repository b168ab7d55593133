import { toFormValues } from '@advantage/marketplace-form';
import {
  ContractChanges,
  useContractMessages,
  useFormActions,
  useFormLoaded,
} from '@advantage/marketplace-form/internal';
import { compareContracts } from '@advantage/marketplace-form/internal/values';
import type { MarketplaceVersion } from '@advantage/marketplace-form/wire';
import { Button, formatDelivered, Select, Text, toasts, useMessages, useNow } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import { useState } from 'react';
import * as styles from '../match/panels.css.ts';
import * as en from '../messages/en.ts';

function useVersionWords() {
  const t = useMessages(en.history);
  const times = useMessages(time);
  const messages = useContractMessages();
  const { reference } = useFormLoaded();
  const now = useNow(60_000);
  const valuesOf = ({ marketplace }: MarketplaceVersion) => toFormValues(marketplace, reference);
  const isOn = ({ marketplace }: MarketplaceVersion) => marketplace.enabled === true;
  return {
    /** Returns the differences between two versions, as plain sentences. */
    compare(before: MarketplaceVersion, after: MarketplaceVersion) {
      const sentences = compareContracts(valuesOf(after), valuesOf(before), reference, [], messages);
      return {
        sentences: sentences.filter((sentence) => sentence.before !== undefined),
        same: sentences.filter((sentence) => sentence.before === undefined).length,
        turned: isOn(before) === isOn(after) ? undefined : isOn(after) ? t.turnedOn : t.turnedOff,
      };
    },
    /** Says who made a version, and when. */
    author: ({ changedAt, changedBy }: MarketplaceVersion) =>
      changedAt === null
        ? t.beforeHistory
        : t.madeBy(changedBy ?? undefined, formatDelivered(changedAt, now, times)),
  };
}

interface HistoryPanelProps {
  /** The versions of the surrounding form's marketplace, newest first. */
  readonly versions: readonly MarketplaceVersion[];
  readonly onRestored: () => void;
}

/**
 * Shows who changed what in the surrounding form's marketplace, and when. A version opens in place: what it changed,
 * compared with the one before or any other, and a button that restores it.
 */
export function HistoryPanel({ versions, onRestored }: HistoryPanelProps) {
  const t = useMessages(en.history);
  const { compare, author } = useVersionWords();
  const summarize = (before: MarketplaceVersion, after: MarketplaceVersion) => {
    const { sentences, turned } = compare(before, after);
    const texts = [turned, ...sentences.map(({ text, before: removed }) => text || t.removed(removed ?? ''))];
    return texts.filter(Boolean).join(' ') || t.otherFields;
  };
  const [open, setOpen] = useState<number>();
  return (
    <ol className={styles.list} aria-label={t.versions}>
      {versions.map((version, index) => {
        const before = versions[index + 1];
        return (
          <li key={version.version} className={styles.version}>
            <button
              type="button"
              className={styles.summary}
              aria-expanded={version.version === open}
              onClick={() => setOpen(version.version === open ? undefined : version.version)}
            >
              <span>{before ? summarize(before, version) : t.first}</span>
              <Text as="span" size="s" tone="muted">
                {author(version)}
              </Text>
            </button>
            {version.version === open && (
              <Version version={version} versions={versions} onRestored={onRestored} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface VersionProps extends HistoryPanelProps {
  readonly version: MarketplaceVersion;
}

function Version({ version, versions, onRestored }: VersionProps) {
  const t = useMessages(en.history);
  const { compare, author } = useVersionWords();
  const { form } = useFormActions();
  const { reference } = useFormLoaded();
  const others = versions.filter((other) => other !== version);
  const previous = versions[versions.indexOf(version) + 1] ?? others[0];
  const [chosen, setChosen] = useState(previous);
  const restore = () => {
    const values = {
      ...toFormValues(version.marketplace, reference),
      deliveryApiKey: form.getValues('deliveryApiKey'),
    };
    form.load(form.getLoaded(), values);
    toasts.success(t.restored(version.version));
    onRestored();
  };
  const comparison = chosen && compare(chosen, version);
  return (
    <div className={styles.opened}>
      {comparison?.turned && <Text size="s">{comparison.turned}</Text>}
      {comparison && comparison.sentences.length > 0 && <ContractChanges sentences={comparison.sentences} />}
      {comparison && (
        <Text size="s" tone="muted">
          {t.sameInBoth(comparison.same)}
        </Text>
      )}
      {others.length > 1 && (
        <Select
          label={t.comparedWith}
          size="m"
          options={others.map((other) => ({
            value: String(other.version),
            label: t.version(other.version, author(other)),
          }))}
          value={String(chosen?.version)}
          onChange={(key) => setChosen(others.find((other) => String(other.version) === key))}
        />
      )}
      {version !== versions[0] && (
        <>
          <span>
            <Button size="s" onPress={restore}>
              {t.restore(version.version)}
            </Button>
          </span>
          <Text size="s" tone="muted">
            {t.restoreHint}
          </Text>
        </>
      )}
    </div>
  );
}
