import type { MarketplaceGateway } from '@advantage/marketplace-form';
import { listQuery, useFormLoaded, useHostQueryClient } from '@advantage/marketplace-form/internal';
import { byPriority, nameOf } from '@advantage/marketplace-form/internal/values';
import { orderTexts } from '@advantage/marketplace-form/messages';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { Button, Disclosure, ProgressBar, Spinner, Stack, Text, useMessages, useNow } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getFormMarketplace, useDebouncedForm } from '../contract/usePreview.ts';
import {
  type InsightSample,
  type MarketplaceInsightSource,
  sampleQuery,
} from '../match/MarketplaceInsightSource.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import * as styles from '../match/panels.css.ts';
import { ReferralLines } from '../match/ReferralLines.tsx';
import { useMatchMessages } from '../match/useMatchMessages.ts';
import * as en from '../messages/en.ts';
import {
  explainMove,
  type ReferralShift,
  type SimulatedChange,
  type Simulation,
  simulate,
  sumOf,
} from './simulate.ts';

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

/** The progress of a simulation. */
type SimulationState =
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'canceled' }
  | { readonly state: 'ready'; readonly simulation: Simulation };

const initialState: SimulationState = { state: 'running', done: 0 };

/** Simulates a change. The change and the referrals must be stable across renders. */
function useSimulation(change: SimulatedChange, referrals: readonly MatchReferral[]) {
  const [current, setCurrent] = useState<SimulationState>(initialState);
  const isCanceled = current.state === 'canceled';
  useEffect(() => {
    if (isCanceled) return;
    const controller = new AbortController();
    const { signal } = controller;
    setCurrent(initialState);
    simulate(change, referrals, {
      signal,
      onProgress: (done) => signal.aborted || setCurrent({ state: 'running', done }),
    }).then(
      (simulation) => signal.aborted || setCurrent({ state: 'ready', simulation }),
      () => {},
    );
    return () => controller.abort();
  }, [change, referrals, isCanceled]);
  return [current, setCurrent] as const;
}

interface SimulationReportProps {
  /** The change to simulate. Must be stable across renders. */
  readonly change: SimulatedChange;
  readonly sample: InsightSample;
}

/** Returns a function that formats a difference in dollars. A word joiner keeps sign and number on one line. */
function useSignedDollars() {
  const { dollarText } = useMessages(orderTexts);
  return (value: number) =>
    Math.round(value) === 0 ? dollarText(value) : `${value < 0 ? '−' : '+'}\u2060${dollarText(value)}`;
}

/**
 * Simulates a change and reports which referrals and dollars move between marketplaces, with examples. Starts on its
 * own and can be canceled.
 */
export function SimulationReport({ change, sample }: SimulationReportProps) {
  const t = useMessages(en.simulation);
  const { sampleSentence } = useMessages(en.previewTexts);
  const { estimate } = useMessages(en.preview);
  const [current, setCurrent] = useSimulation(change, sample.referrals);
  const isRunning = current.state === 'running';
  const now = useNow(60_000);
  return (
    <Stack space={4}>
      {current.state === 'ready' ? (
        <Result simulation={current.simulation} change={change} />
      ) : (
        <div className={styles.running}>
          {isRunning ? (
            <ProgressBar
              label={t.replaying}
              value={current.done}
              maxValue={sample.referrals.length}
              valueLabel={t.progress(current.done, sample.referrals.length)}
            />
          ) : (
            <Text>{t.canceled}</Text>
          )}
          <Button size="s" onPress={() => setCurrent(isRunning ? { state: 'canceled' } : initialState)}>
            {isRunning ? t.cancel : t.runAgain}
          </Button>
        </div>
      )}
      <Text size="s" tone="muted">
        {estimate(sampleSentence(sample, now))}
      </Text>
    </Stack>
  );
}

interface ResultProps {
  readonly simulation: Simulation;
  readonly change: SimulatedChange;
}

/** Number of rows shown before "Show all". */
const initialRowCount = 8;

function Result({ simulation, change }: ResultProps) {
  const t = useMessages(en.simulation);
  const { number } = useMessages(numbers);
  const signedDollars = useSignedDollars();
  const [isExpanded, setExpanded] = useState(false);
  const { moves, totals, count } = simulation;
  const names = new Map([...change.before, ...change.after].map((each) => [each.id, nameOf(each)]));
  const nameFor = (id: number | undefined) =>
    id === undefined ? t.noMarketplace : (names.get(id) ?? t.unknownMarketplace);
  const moved = moves.filter(({ from, to }) => from !== to);
  const dollars = sumOf(moves, 'dollarsAfter') - sumOf(moves, 'dollarsBefore');
  const changed = totals
    .filter((total) => total.before !== total.after || total.dollarsBefore !== total.dollarsAfter)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return (
    <>
      <Text weight="medium">
        {t.summary(
          sumOf(moved, 'count'),
          count,
          sumOf(moved, 'unsure') > 0,
          Math.round(dollars) === 0 ? undefined : signedDollars(dollars),
        )}
      </Text>
      {changed.length > 0 && (
        <ul className={styles.list} aria-label={t.byMarketplace}>
          {changed.slice(0, isExpanded ? changed.length : initialRowCount).map((total) => (
            <li key={total.id ?? 'none'} className={styles.total}>
              <span>{nameFor(total.id)}</span>
              <span className={styles.numbers}>
                <span>{t.fromTo(number(total.before), number(total.after))}</span>
                {total.id !== undefined && (
                  <span>{` · ${signedDollars(total.dollarsAfter - total.dollarsBefore)}`}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <div className={styles.moves}>
          {moves.slice(0, isExpanded ? moves.length : initialRowCount).map((move) => (
            <Move key={`${move.from} ${move.to}`} move={move} change={change} nameFor={nameFor} />
          ))}
        </div>
      )}
      {!isExpanded && Math.max(moves.length, changed.length) > initialRowCount && (
        <span>
          <Button size="s" onPress={() => setExpanded(true)}>
            {t.showAll}
          </Button>
        </span>
      )}
    </>
  );
}

interface MoveProps extends Pick<ResultProps, 'change'> {
  readonly move: ReferralShift;
  readonly nameFor: (id: number | undefined) => string;
}

/** A move between two marketplaces. Expands to examples, each with its reason. */
const Move = ({ move, change, nameFor }: MoveProps) => {
  const t = useMessages(en.simulation);
  const { dollarText } = useMessages(orderTexts);
  const signedDollars = useSignedDollars();
  const messages = useMatchMessages();
  const paid = (id: number | undefined, dollars: number) =>
    id === undefined ? undefined : { name: nameFor(id), dollars: dollarText(dollars) };
  return (
    <Disclosure
      label={move.from === move.to ? nameFor(move.to) : t.fromTo(nameFor(move.from), nameFor(move.to))}
      hint={`${t.referrals(move.count)} · ${signedDollars(move.dollarsAfter - move.dollarsBefore)}`}
      headingLevel={3}
    >
      <Text size="s" tone="muted">
        {t.paid(paid(move.from, move.dollarsBefore), paid(move.to, move.dollarsAfter))}
      </Text>
      <ReferralLines
        label={t.examples}
        lines={move.examples.map((referral) => ({
          referral,
          note: explainMove(referral, move, change, t, messages),
        }))}
      />
    </Disclosure>
  );
};
