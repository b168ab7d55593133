import { Button, Dialog, Heading, RadioGroup, Stack, Text, useMessages } from '@advantage/ui';
import { useState } from 'react';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { changedPaths } from '../values/compare.ts';
import { type DescribedChange, describeChanges } from '../values/describe.ts';
import { mergeMarketplace } from '../values/merge.ts';
import type { MergeSide, MergeVersions } from '../values/mergeInput.ts';
import { ChangeList } from './ChangeList.tsx';
import { conflictOptions } from './conflictOptions.ts';
import { useChangeMessages } from './useFormMessages.ts';

/** What the merge is about, and the ways out of it. */
export interface MergeDialogProps {
  /** The three versions: as loaded, as edited here, as the server holds it now. */
  readonly versions: MergeVersions;
  /** Called with both edits together. */
  readonly onMerge: (values: MarketplaceFormValues) => void;
  /** Takes what the server holds; the changes made here are lost. */
  readonly onDiscard: () => void;
  /** Goes back to the form without changes. */
  readonly onClose: () => void;
}

type Choices = Partial<Record<FieldPath, MergeSide>>;

/** Someone else saved first: what changed on the server, what changed here, and a choice where both did. */
export function MergeDialog({ versions, onMerge, onDiscard, onClose }: MergeDialogProps) {
  const t = useMessages(en.changes);
  const messages = useChangeMessages();
  const { base, mine, theirs, reference } = versions;
  const [choices, setChoices] = useState<Choices>({});
  const { values, conflicts } = mergeMarketplace({ ...versions, choices });
  // What both hold by now, e.g. after a save whose answer was lost, is nobody else's.
  const differing = new Set<string>(changedPaths(mine, theirs, reference));
  const changesOf = (side: MarketplaceFormValues) =>
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
        <Changes title={t.changedOnServer} changes={changesOf(theirs)} />
        <Changes title={t.changedByYou} changes={changesOf(mine)} />
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
  /** Who made them. */
  readonly title: string;
  /** The changes, in the order of the page. */
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
