import {
  Button,
  Dialog,
  Heading,
  RadioGroup,
  type RadioOption,
  Stack,
  Text,
  useMessages,
} from '@advantage/ui';
import { useState } from 'react';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { changedPaths } from '../values/compare.ts';
import { type ChangeMessages, type DescribedChange, describeChanges } from '../values/describeChanges.ts';
import type { MergeSide, MergeVersions } from '../values/mergeMarketplace.ts';
import { mergeMarketplace } from '../values/mergeMarketplace.ts';
import { ChangeList } from './ChangeList.tsx';
import { useChangeMessages } from './useFormMessages.ts';

interface MergeDialogProps {
  /** The marketplace as loaded, as edited here, and as now stored on the server. */
  readonly versions: MergeVersions;
  readonly onMerge: (values: MarketplaceFormValues) => void;
  /** Called to discard the changes made here and take the server's version. */
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

type Choices = Partial<Record<FieldPath, MergeSide>>;

/**
 * Shown when someone else saved first: lists what changed on the server and what changed here, and asks which value to
 * keep where both changed a field.
 */
export function MergeDialog({ versions, onMerge, onDiscard, onClose }: MergeDialogProps) {
  const t = useMessages(en.changes);
  const messages = useChangeMessages();
  const { base, mine, theirs, reference } = versions;
  const [choices, setChoices] = useState<Choices>({});
  const { values, conflicts } = mergeMarketplace({ ...versions, choices });
  // Leave out fields that are equal on both sides, e.g. after a save whose response was lost.
  const differing = new Set<string>(changedPaths(mine, theirs, reference));
  const describeSide = (side: MarketplaceFormValues) =>
    describeChanges(side, base, reference, messages).filter(({ path }) => differing.has(path));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.conflict}
      actions={
        <>
          <Button onPress={onDiscard}>{t.discardMine}</Button>
          <Button tone="accent" onPress={() => onMerge(values)}>
            {t.merge}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <Text>{t.conflictHint}</Text>
        <Changes title={t.changedOnServer} changes={describeSide(theirs)} />
        <Changes title={t.changedByYou} changes={describeSide(mine)} />
        {conflictOptions(versions, conflicts, t, messages).map(({ path, label, options }) => (
          <RadioGroup
            key={path}
            label={t.bothChanged(label)}
            orientation="vertical"
            options={options}
            value={choices[path] ?? 'mine'}
            onChange={(side) => setChoices((all) => ({ ...all, [path]: side }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly DescribedChange[];
}

const Changes = ({ title, changes }: ChangesProps) => (
  <Stack space={2}>
    <Heading level={3} size="l">
      {title}
    </Heading>
    <ChangeList changes={changes} level={4} />
  </Stack>
);

interface ConflictOptions {
  readonly path: FieldPath;
  readonly label: string;
  readonly options: readonly RadioOption<MergeSide>[];
}

const formatChange = (change: DescribedChange | undefined, t: typeof en.changes) => {
  if (change?.detail.kind === 'value') return change.detail.after || t.blank;
  return change?.detail.kind === 'items' ? t.list(change.detail.added) : undefined;
};

/** Returns the options for each conflict. */
export function conflictOptions(
  { base, mine, theirs, reference }: MergeVersions,
  conflicts: readonly FieldPath[],
  t = en.changes,
  messages?: ChangeMessages,
): ConflictOptions[] {
  const [myChanges, theirChanges] = [mine, theirs].map((values) =>
    describeChanges(values, base, reference, messages),
  );
  return conflicts.map((path) => {
    const myChange = myChanges?.find((change) => change.path === path);
    const theirChange = theirChanges?.find((change) => change.path === path);
    const [myWords, theirWords] = [formatChange(myChange, t), formatChange(theirChange, t)];
    return {
      path,
      label: (myChange ?? theirChange)?.label ?? path,
      options: [
        { value: 'mine', label: t.yours(myWords) },
        { value: 'theirs', label: t.theirs(theirWords) },
      ],
    };
  });
}
