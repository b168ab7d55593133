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
import { ArrowRightIcon } from '@advantage/ui/icons';
import { useAreas } from '@advantage/ui/internal';
import { useState } from 'react';
import type { ChangeDetail } from '../fields/codecs.ts';
import { sections } from '../fields/field.ts';
import type { FieldPath } from '../fields/values.ts';
import { useFormActions } from '../form/useFormField.ts';
import type { Conflict } from '../form/useSave.ts';
import * as en from '../messages/en.ts';
import { changedPaths } from '../values/compare.ts';
import { compareContracts } from '../values/contract.ts';
import { type DescribedChange, describeChanges, englishChanges } from '../values/describeChanges.ts';
import { type MergeSide, mergeMarketplace } from '../values/mergeMarketplace.ts';
import { checkForm } from '../values/rules.ts';
import { ContractChanges, useContractMessages } from './ContractChanges.tsx';
import * as styles from './SaveDialogs.css.ts';

/** Shows everything that a save would change: the sentences before and after, then field by field. */
export function ReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(en.changes);
  const { form } = useFormActions();
  const { original, saved, reference } = form.getLoaded();
  const values = form.getValues();
  const changes = describeChanges(values, saved, reference, useAreas(englishChanges));
  const sentences = compareContracts(
    values,
    original && saved,
    reference,
    checkForm(values, reference),
    useContractMessages(),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.changes(changes.length)}
      actions={<Button onPress={onClose}>{t.backToForm}</Button>}
    >
      <Stack space={6}>
        {sentences.some(({ before }) => before !== undefined) && <ContractChanges sentences={sentences} />}
        <ChangeList changes={changes} />
      </Stack>
    </Dialog>
  );
}

type Choices = Partial<Record<FieldPath, MergeSide>>;

/**
 * Shown when someone else saved first: lists what changed on the server and what changed here, and asks which value to
 * keep where both changed a field.
 */
export function MergeDialog({ versions, merge, discard, close }: Conflict) {
  const t = useMessages(en.changes);
  const messages = useAreas(englishChanges);
  const { base, mine, theirs, reference } = versions;
  const [choices, setChoices] = useState<Choices>({});
  const { values, conflicts } = mergeMarketplace({ ...versions, choices });
  // Leave out fields that are equal on both sides, e.g. after a save whose response was lost.
  const differing = new Set<string>(changedPaths(mine, theirs, reference));
  const [myChanges, theirChanges] = [
    describeChanges(mine, base, reference, messages),
    describeChanges(theirs, base, reference, messages),
  ];
  const isDiffering = ({ path }: DescribedChange) => differing.has(path);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t.conflict}
      actions={
        <>
          <Button onPress={discard}>{t.discardMine}</Button>
          <Button tone="accent" onPress={() => merge(values)}>
            {t.merge}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <Text>{t.conflictHint}</Text>
        <Changes title={t.changedOnServer} changes={theirChanges.filter(isDiffering)} />
        <Changes title={t.changedByYou} changes={myChanges.filter(isDiffering)} />
        {conflictOptions(conflicts, myChanges, theirChanges, t).map(({ path, label, options }) => (
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

const formatChange = (change: DescribedChange | undefined, t: typeof en.changes) => {
  if (change?.detail.kind === 'value') return change.detail.after || t.blank;
  return change?.detail.kind === 'items' ? t.list(change.detail.added) : undefined;
};

/** Returns the options for each conflict. */
export function conflictOptions(
  conflicts: readonly FieldPath[],
  myChanges: readonly DescribedChange[],
  theirChanges: readonly DescribedChange[],
  t = en.changes,
) {
  return conflicts.map((path) => {
    const myChange = myChanges.find((change) => change.path === path);
    const theirChange = theirChanges.find((change) => change.path === path);
    const options: readonly RadioOption<MergeSide>[] = [
      { value: 'mine', label: t.yours(formatChange(myChange, t)) },
      { value: 'theirs', label: t.theirs(formatChange(theirChange, t)) },
    ];
    return { path, label: (myChange ?? theirChange)?.label ?? path, options };
  });
}

interface ChangeListProps {
  readonly changes: readonly DescribedChange[];
  /** Level of the section headings: one below the heading above the list. Default 3. */
  readonly level?: 3 | 4;
}

/** Changes, by section. */
function ChangeList({ changes, level = 3 }: ChangeListProps) {
  const headings = useMessages(en.sectionHeadings);
  return (
    <Stack space={4}>
      {sections.map(({ id }) => {
        const own = changes.filter(({ section }) => section === id);
        return own.length === 0 ? null : (
          <div key={id}>
            <Heading level={level} size="m">
              {headings[id]}
            </Heading>
            <dl className={styles.list}>
              {own.map(({ path, label, detail }) => (
                <div key={path} className={styles.line}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.detail}>
                    <Detail detail={detail} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </Stack>
  );
}

/** Number of items to list; the rest are counted. */
const maxItems = 12;

const formatItems = (items: readonly string[], t: typeof en.changes) =>
  items.length <= maxItems
    ? t.list(items)
    : t.andMore(t.list(items.slice(0, maxItems)), items.length - maxItems);

function Detail({ detail }: { readonly detail: ChangeDetail }) {
  const t = useMessages(en.changes);
  if (detail.kind === 'secret') return <span>{t.replaced}</span>;
  if (detail.kind === 'value') {
    return (
      <>
        <span>{`${detail.before || t.blank} `}</span>
        <span className={styles.arrow}>
          <ArrowRightIcon size={14} label={t.becomes} />
        </span>
        <span> </span>
        <strong>{detail.after || t.blank}</strong>
      </>
    );
  }
  return (
    <>
      {detail.added.length > 0 && (
        <span className={styles.part}>{t.added(formatItems(detail.added, t))}</span>
      )}
      {detail.removed.length > 0 && (
        <span className={styles.part}>{t.removed(formatItems(detail.removed, t))}</span>
      )}
    </>
  );
}
