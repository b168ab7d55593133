import type { MarketplaceGateway } from '@advantage/marketplace-form';
import { listQuery, useHostQueryClient } from '@advantage/marketplace-form/internal';
import {
  type LimitName,
  limitNames,
  lineChoices,
  nameIn,
  nameOf,
  parseNumber,
  stateChoices,
} from '@advantage/marketplace-form/internal/values';
import { errors } from '@advantage/marketplace-form/messages';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { businessLineGroups, businessLineName, usStateName } from '@advantage/reference-data';
import {
  AnchoredDialog,
  Button,
  ComboBox,
  IconButton,
  Menu,
  NumberField,
  Select,
  Text,
  toasts,
  useMessages,
} from '@advantage/ui';
import { MoreIcon, XIcon } from '@advantage/ui/icons';
import { useId, useMemo, useRef, useState } from 'react';
import type { MarketplaceInsightSource } from '../match/MarketplaceInsightSource.ts';
import * as en from '../messages/en.ts';
import * as styles from './BulkEdit.css.ts';
import type { BulkChange, BulkOutcome } from './bulkChange.ts';
import { type BulkResult, useBulkEffects, useBulkSave } from './useBulkEdit.ts';

export interface BulkEditProps {
  /** Loads and saves the marketplaces. */
  readonly gateway: MarketplaceGateway;
  /** The selected marketplaces. */
  readonly marketplaces: readonly Marketplace[];
  /** Provides the sample of referrals that shows the effect of a change. */
  readonly source: MarketplaceInsightSource;
  /** Called when the user ends the selection. */
  readonly onClose: () => void;
}

type Kind = BulkChange['kind'];
const shownKinds = ['enable', 'disable', 'addState', 'removeState'] as const;
const moreKinds = ['addLine', 'removeLine', 'limit'] as const;

/**
 * A bar at the bottom of the window that makes one change to the selected marketplaces. Each change opens its effect on
 * each of them before it happens. Pass it to `MarketplaceList` as `selectionBar`.
 */
export function BulkEdit(props: BulkEditProps) {
  const t = useMessages(en.bulkEdit);
  const { marketplaces, onClose } = props;
  const [kind, setKind] = useState<Kind>();
  const bar = useRef<HTMLDivElement>(null);
  const anchor = useRef<Element>(null);
  const open = (next: Kind) => {
    anchor.current = bar.current?.querySelector(`[data-kind="${next}"] button`) ?? bar.current;
    setKind(next);
  };
  const close = () => setKind(undefined);
  const isEmpty = marketplaces.length === 0;
  return (
    <div ref={bar} role="toolbar" aria-label={t.actions} className={styles.bar} data-bar>
      <b className={styles.count} role="status">
        {t.selected(marketplaces.length)}
      </b>
      {shownKinds.map((each) => (
        <span key={each} data-kind={each} className={styles.action}>
          <Button tone="quiet" isDisabled={isEmpty} aria-expanded={kind === each} onPress={() => open(each)}>
            {t[each]}
          </Button>
        </span>
      ))}
      <Menu
        placement="top end"
        trigger={<IconButton icon={MoreIcon} label={t.more} size="m" isDisabled={isEmpty} />}
        groups={[moreKinds.map((each) => ({ key: each, label: t[each], onAction: () => open(each) }))]}
      />
      <span className={styles.rule} />
      <IconButton icon={XIcon} label={t.clear} size="m" onPress={onClose} />
      {kind && !isEmpty && (
        <AnchoredDialog isOpen onClose={close} anchor={anchor} label={t[kind]}>
          <BulkChangeForm {...props} key={kind} kind={kind} onClose={close} />
        </AnchoredDialog>
      )}
    </div>
  );
}

interface BulkChangeFormProps extends BulkEditProps {
  readonly kind: Kind;
}

/** The inputs of a kind of change, its effect on each selected marketplace, and the button that makes it. */
function BulkChangeForm({ gateway, marketplaces, source, kind, onClose }: BulkChangeFormProps) {
  const t = useMessages(en.bulkEdit);
  const [draft, setDraft] = useState<Draft>({ kind, code: null, limit: 'maxReferralsPerDay', text: '' });
  const [ids] = useState(() => marketplaces.map(({ id }) => id));
  const change = useMemo(() => toChange(draft), [draft]);
  const { outcomes, effectOf } = useBulkEffects(gateway, source, change, ids);
  const { results, isSaving, save } = useBulkSave(gateway);
  const client = useHostQueryClient();
  const item = useItemName(draft);
  const changed = [...outcomes].flatMap(([id, outcome]) => (outcome.kind === 'changed' ? [id] : []));
  const failed = [...results].flatMap(([id, { state }]) => (state === 'failed' ? [id] : []));
  const hasResults = results.size > 0;
  const targets = hasResults ? failed : changed;
  const run = async () => {
    if (!change) return;
    const isDone = await save(change, targets);
    await client.invalidateQueries({ queryKey: listQuery(gateway).queryKey });
    if (!isDone) return;
    toasts.success(t.allSaved(changed.length));
    onClose();
  };
  const verb = kind === 'addLine' ? 'addState' : kind === 'removeLine' ? 'removeState' : kind;
  return (
    <>
      {!hasResults && <ChangeInputs draft={draft} onChange={setDraft} />}
      {change && (
        <ul className={styles.lines} aria-label={t.effects} aria-live="polite">
          {marketplaces.map((marketplace) => (
            <EffectLine
              key={marketplace.id}
              marketplace={marketplace}
              change={change}
              item={item}
              outcome={outcomes.get(marketplace.id)}
              result={results.get(marketplace.id)}
              effect={effectOf(marketplace.id)}
            />
          ))}
        </ul>
      )}
      {change && (
        <div className={styles.foot}>
          <Button
            tone="accent"
            // While it saves nothing is left to change, but a disabled button would lose the focus.
            isDisabled={targets.length === 0 && !isSaving}
            isPending={isSaving}
            onPress={() => void run()}
          >
            {hasResults && failed.length > 0
              ? t.tryAgain(failed.length)
              : changed.length === 0
                ? t.nothingToChange
                : t.apply[verb](item, changed.length)}
          </Button>
        </div>
      )}
    </>
  );
}

interface Draft {
  readonly kind: Kind;
  readonly code: string | null;
  readonly limit: LimitName;
  readonly text: string;
}

/** Returns the change that the inputs describe, or undefined while it's incomplete. */
function toChange({ kind, code, limit, text }: Draft): BulkChange | undefined {
  if (kind === 'enable' || kind === 'disable') return { kind };
  if (kind !== 'limit') return code === null ? undefined : { kind, code };
  const number = parseNumber(text);
  if (number.kind === 'invalid') return undefined;
  return { kind, limit, value: number.kind === 'number' ? number.value : null };
}

function useItemName({ kind, code }: Draft): string {
  const stateNames = useMessages(en.usStateNames);
  const lineNames = useMessages(en.businessLineNames);
  if (code === null) return '';
  return kind === 'addState' || kind === 'removeState'
    ? nameIn(stateNames, usStateName(code))
    : nameIn(lineNames, businessLineName(code));
}

interface ChangeInputsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function ChangeInputs({ draft, onChange }: ChangeInputsProps) {
  const { kind, code, limit, text } = draft;
  const t = useMessages(en.bulkEdit);
  const { notANumber } = useMessages(errors);
  const states = stateChoices(useMessages(en.usStateNames));
  const lineNames = useMessages(en.businessLineNames);
  if (kind === 'enable' || kind === 'disable') return null;
  if (kind === 'limit') {
    return (
      <div className={styles.inputs}>
        <Select
          label={t.per}
          size="m"
          options={limitNames.map((value) => ({ value, label: t.limits[value] }))}
          value={limit}
          onChange={(next) => onChange({ ...draft, limit: next })}
        />
        <NumberField
          label={t.atMost}
          size="m"
          description={t.blankMeansNoLimit}
          errorMessage={parseNumber(text).kind === 'invalid' ? notANumber(t.atMost) : undefined}
          value={text}
          onChange={(next) => onChange({ ...draft, text: next })}
        />
      </div>
    );
  }
  const isState = kind === 'addState' || kind === 'removeState';
  return (
    <ComboBox
      aria-label={isState ? t.state : t.businessLine}
      size="m"
      placeholder={t.find}
      options={
        isState ? states : Object.values(businessLineGroups).flatMap((lines) => lineChoices(lines, lineNames))
      }
      value={code}
      onChange={(next) => onChange({ ...draft, code: next })}
    />
  );
}

interface EffectLineProps {
  readonly marketplace: Marketplace;
  readonly change: BulkChange;
  /** Name of the chosen state or business line. */
  readonly item: string;
  readonly outcome: BulkOutcome | undefined;
  readonly result: BulkResult | undefined;
  /** How many more referrals it would match, or get when it is turned on or off. Undefined until known. */
  readonly effect: number | undefined;
}

/** What a change does to one marketplace, or what came of it. */
function EffectLine({ marketplace, change, item, outcome, result, effect }: EffectLineProps) {
  const t = useMessages(en.bulkEdit);
  const nameId = useId();
  const words = () => {
    if (result) return 'text' in result ? result.text : t[result.state];
    if (outcome?.kind === 'problem') return outcome.text;
    if (outcome?.kind === 'same') return sameText(change, item, t);
    if (change.kind === 'limit') return t.limitWas(marketplace.riskAppetite?.[change.limit] ?? null);
    if (effect === undefined) return '';
    return change.kind === 'enable' || change.kind === 'disable'
      ? t.moreReferrals(effect)
      : t.moreMatches(effect);
  };
  const isProblem = result ? 'text' in result : outcome?.kind === 'problem';
  return (
    <li className={styles.line} aria-labelledby={nameId}>
      <Text as="span" id={nameId} isTruncated>
        {nameOf(marketplace)}
      </Text>
      <span className={isProblem ? styles.problem : styles.effect}>{words()}</span>
    </li>
  );
}

/** Says why a change leaves a marketplace as it is: 'Has Texas'. */
const sameText = ({ kind }: BulkChange, item: string, t: typeof en.bulkEdit): string =>
  ({
    enable: t.isOn,
    disable: t.isOff,
    limit: t.hasLimit,
    addState: t.has(item),
    addLine: t.has(item),
    removeState: t.lacks(item),
    removeLine: t.lacks(item),
  })[kind];
