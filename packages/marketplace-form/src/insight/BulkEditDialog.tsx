import { businessLineGroups } from '@advantage/reference-data';
import { Button, CheckboxGrid, Dialog, NumberField, Select, Stack, Text, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lineChoices, stateChoices } from '../fields/choices.ts';
import { type LimitName, limitNames } from '../fields/wireValues.ts';
import { listQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import { nameOf } from '../list/nameOf.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { BulkEditProps } from './BulkEdit.tsx';
import * as styles from './BulkEditDialog.css.ts';
import type { BulkChange } from './bulkChange.ts';
import { SimulationReport } from './SimulationReport.tsx';
import { sampleQuery } from './sampleQuery.ts';
import type { SimulatedChange } from './simulate.ts';
import { type BulkOutcomes, unsavedResults, useBulkOutcomes } from './useBulkOutcomes.ts';
import { type BulkResult, useBulkSave } from './useBulkSave.ts';

const kinds = ['addState', 'removeState', 'addLine', 'removeLine', 'limit', 'enable', 'disable'] as const;
type Kind = (typeof kinds)[number];

/** The current selections. Selections for other kinds of change are kept. */
interface Draft {
  readonly kind: Kind;
  readonly state: string | null;
  readonly line: string | null;
  readonly limit: LimitName;
  readonly value: string;
}

/** Returns the change that a draft describes, or undefined while it's incomplete. */
function toBulkChange({ kind, state, line, limit, value }: Draft): BulkChange | undefined {
  switch (kind) {
    case 'addState':
    case 'removeState':
      return state === null ? undefined : { kind, code: state };
    case 'addLine':
    case 'removeLine':
      return line === null ? undefined : { kind, code: line };
    case 'limit':
      return { kind, limit, value: value === '' ? null : Number(value) };
    default:
      return { kind };
  }
}

interface BulkEditDialogProps extends BulkEditProps {
  readonly onClose: () => void;
}

/**
 * A dialog that applies one change to several marketplaces: choose the change and the marketplaces, preview the effect,
 * save, and see the outcome for each.
 */
export function BulkEditDialog({ gateway, marketplaces, source, onClose }: BulkEditDialogProps) {
  const t = useMessages(en.bulkEdit);
  const [draft, setDraft] = useState<Draft>({
    kind: 'addState',
    state: null,
    line: null,
    limit: 'maxReferralsPerDay',
    value: '',
  });
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { results, isSaving, save } = useBulkSave(gateway);
  const client = useHostQueryClient();
  const edit = (changes: Partial<Draft>) => setDraft((all) => ({ ...all, ...changes }));
  const change = useMemo(() => toBulkChange(draft), [draft]);
  const { outcomes, simulated } = useBulkOutcomes(gateway, change, selectedIds);
  const changedIds = [...outcomes].flatMap(([id, { kind }]) => (kind === 'changed' ? [id] : []));
  const hasResults = results.size > 0;
  const failedIds = [...results].flatMap(([id, { state }]) => (state === 'failed' ? [id] : []));
  const run = async (ids: readonly number[]) => {
    if (!change) return;
    await save(change, ids, hasResults ? [] : unsavedResults(outcomes));
    await client.invalidateQueries({ queryKey: listQuery(gateway).queryKey });
  };
  return (
    <Dialog
      isOpen
      isBusy={isSaving}
      onClose={onClose}
      title={hasResults ? t.result : t.title}
      actions={
        hasResults ? (
          <>
            {/* Remounted when saving ends, to take focus: the button that had it is gone by then. */}
            <Button key={`${isSaving}`} autoFocus={!isSaving} onPress={onClose} isDisabled={isSaving}>
              {t.done}
            </Button>
            {failedIds.length > 0 && (
              <Button tone="accent" isPending={isSaving} onPress={() => void run(failedIds)}>
                {t.tryAgain(failedIds.length)}
              </Button>
            )}
          </>
        ) : (
          <Button tone="accent" isDisabled={changedIds.length === 0} onPress={() => void run(changedIds)}>
            {t.save(changedIds.length)}
          </Button>
        )
      }
    >
      {hasResults ? (
        <Results results={results} marketplaces={marketplaces} />
      ) : (
        <Stack space={4}>
          <Select
            label={t.change}
            options={kinds.map((value) => ({ value, label: value === 'limit' ? t.setLimit : t[value] }))}
            value={draft.kind}
            onChange={(kind) => edit({ kind })}
          />
          <ChangeInputs draft={draft} onEdit={edit} />
          <div className={styles.marketplaces}>
            <CheckboxGrid
              label={t.marketplaces}
              columns={2}
              filterLabel={t.findMarketplace}
              options={marketplaces.map((marketplace) => ({
                value: String(marketplace.id),
                label: nameOf(marketplace),
              }))}
              value={selectedIds}
              onChange={setSelectedIds}
            />
          </div>
          {outcomes.size > 0 && <Preview {...{ source, outcomes, simulated, marketplaces }} />}
        </Stack>
      )}
    </Dialog>
  );
}

interface ChangeInputsProps {
  readonly draft: Draft;
  readonly onEdit: (changes: Partial<Draft>) => void;
}

/** The inputs for the selected kind of change. */
function ChangeInputs({ draft, onEdit }: ChangeInputsProps) {
  const t = useMessages(en.bulkEdit);
  const states = stateChoices(useMessages(en.usStateNames));
  const lineNames = useMessages(en.businessLineNames);
  switch (draft.kind) {
    case 'addState':
    case 'removeState':
      return (
        <Select
          label={t.state}
          placeholder={t.chooseState}
          options={states}
          value={draft.state}
          onChange={(state) => onEdit({ state })}
        />
      );
    case 'addLine':
    case 'removeLine':
      return (
        <Select
          label={t.businessLine}
          placeholder={t.chooseBusinessLine}
          options={Object.values(businessLineGroups).flatMap((lines) => lineChoices(lines, lineNames))}
          value={draft.line}
          onChange={(line) => onEdit({ line })}
        />
      );
    case 'limit':
      return (
        <>
          <Select
            label={t.limit}
            options={limitNames.map((value) => ({ value, label: t.limits[value] }))}
            value={draft.limit}
            onChange={(limit) => onEdit({ limit })}
          />
          <NumberField
            label={t.atMost}
            description={t.blankMeansNoLimit}
            value={draft.value}
            onChange={(value) => onEdit({ value })}
          />
        </>
      );
    default:
      return null;
  }
}

interface PreviewProps extends Pick<BulkEditProps, 'source' | 'marketplaces'> {
  readonly outcomes: BulkOutcomes;
  readonly simulated: SimulatedChange | undefined;
}

/** Previews a change: how many marketplaces stay the same, which can't be changed, and which referrals move. */
function Preview({ source, outcomes, simulated, marketplaces }: PreviewProps) {
  const t = useMessages(en.bulkEdit);
  const { data: sample } = useQuery(sampleQuery(source), useHostQueryClient());
  const same = [...outcomes.values()].filter(({ kind }) => kind === 'same').length;
  const problems = [...outcomes].flatMap(([id, outcome]) =>
    outcome.kind === 'problem' ? [{ id, text: outcome.text }] : [],
  );
  const names = new Map(marketplaces.map((each) => [each.id, nameOf(each)]));
  return (
    <>
      {same > 0 && <Text tone="muted">{t.unchanged(same)}</Text>}
      {problems.length > 0 && (
        <ul className={styles.list} aria-label={t.cannotBeChanged}>
          {problems.map(({ id, text }) => (
            <li key={id} className={styles.line}>
              <span>{names.get(id)}</span>
              <span className={styles.problem}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {simulated && sample && <SimulationReport change={simulated} sample={sample} />}
    </>
  );
}

interface ResultsProps {
  readonly results: ReadonlyMap<number, BulkResult>;
  readonly marketplaces: readonly Marketplace[];
}

/** Lists the outcome for each marketplace. */
const Results = ({ results, marketplaces }: ResultsProps) => {
  const t = useMessages(en.bulkEdit);
  return (
    <ul className={styles.list} aria-label={t.results} aria-live="polite">
      {marketplaces.map((marketplace) => {
        const result = results.get(marketplace.id);
        return result ? (
          <li key={marketplace.id} className={styles.line}>
            <span>{nameOf(marketplace)}</span>
            {'text' in result ? (
              <span className={styles.problem}>{result.text}</span>
            ) : (
              <span className={styles.state}>{t[result.state]}</span>
            )}
          </li>
        ) : null;
      })}
    </ul>
  );
};
