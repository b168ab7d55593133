import { Button, Disclosure, ProgressBar, Stack, Text, useNow } from '@advantage/ui';
import { useState } from 'react';
import { dollarText } from '../list/orderTexts.ts';
import { nameOf } from '../list/summary.ts';
import { countWords } from '../values/words.ts';
import type { InsightSample } from './MarketplaceInsightSource.ts';
import { sampleSentence } from './previewTexts.ts';
import { ReferralLines } from './ReferralLines.tsx';
import * as styles from './SimulationReport.css.ts';
import { moveReason, type ReferralMove, type SimulatedChange, type Simulation } from './simulate.ts';
import { useSimulation } from './useSimulation.ts';

interface SimulationReportProps {
  /** What is simulated. Pass the same object while it is the same. */
  readonly change: SimulatedChange;
  /** The referrals that are replayed. */
  readonly sample: InsightSample;
}

const signed = (value: number, words: string) => `${value < 0 ? '−' : '+'}${words}`;
const signedDollars = (value: number) => signed(value, dollarText(value));

/** Gives the name of a marketplace before or after a change. */
const namesIn = ({ before, after }: SimulatedChange) => {
  const names = new Map([...before, ...after].map((marketplace) => [marketplace.id, nameOf(marketplace)]));
  return (id: number | undefined) =>
    id === undefined ? 'No marketplace' : (names.get(id) ?? 'A marketplace');
};

/** What a change moves between which marketplaces, in referrals and dollars, with examples; runs by itself and can be canceled. */
export function SimulationReport({ change, sample }: SimulationReportProps) {
  const { current, cancel, restart } = useSimulation(change, sample.referrals);
  const now = useNow(60_000);
  return (
    <Stack space={4}>
      {current.state === 'running' && (
        <div className={styles.running}>
          <ProgressBar
            label="Replaying referrals"
            value={current.done}
            maxValue={sample.referrals.length}
            valueLabel={`${current.done.toLocaleString('en-US')} of ${sample.referrals.length.toLocaleString('en-US')}`}
          />
          <Button size="s" onPress={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {current.state === 'canceled' && (
        <div className={styles.running}>
          <Text>The simulation was canceled.</Text>
          <Button size="s" onPress={restart}>
            Run again
          </Button>
        </div>
      )}
      {current.state === 'ready' && <Result simulation={current.simulation} change={change} />}
      <Text size="s" tone="muted">
        {`${sampleSentence(sample, now)} Estimate. Unknown facts count as matches; limits and hours aren't included.`}
      </Text>
    </Stack>
  );
}

interface ResultProps {
  readonly simulation: Simulation;
  readonly change: SimulatedChange;
}

/** Moves that are shown at first. */
const shownAtFirst = 8;

function Result({ simulation, change }: ResultProps) {
  const [isWhole, setWhole] = useState(false);
  const { moves, totals, count } = simulation;
  const nameFor = namesIn(change);
  const moved = moves.filter(({ from, to }) => from !== to).reduce((sum, move) => sum + move.count, 0);
  const dollars = totals.reduce((sum, total) => sum + total.dollarsAfter - total.dollarsBefore, 0);
  const unsure = moves.reduce((sum, move) => sum + move.unsure, 0);
  const changed = totals
    .filter((total) => total.before !== total.after || total.dollarsBefore !== total.dollarsAfter)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return (
    <>
      <Text weight="medium">
        {`${unsure > 0 ? 'Up to ' : ''}${moved.toLocaleString('en-US')} of ${countWords(count, 'referral')} ${unsure === 0 && moved === 1 ? 'moves' : 'move'}. All marketplaces together: ${Math.round(dollars) === 0 ? 'the same dollars' : signedDollars(dollars)}.`}
      </Text>
      {changed.length > 0 && (
        <ul className={styles.list} aria-label="By marketplace">
          {changed.slice(0, isWhole ? changed.length : shownAtFirst).map((total) => (
            <li key={total.id ?? 'nobody'} className={styles.total}>
              <span>{nameFor(total.id)}</span>
              <span className={styles.numbers}>
                {`${total.before.toLocaleString('en-US')} to ${total.after.toLocaleString('en-US')}`}
                {total.id !== undefined && ` · ${signedDollars(total.dollarsAfter - total.dollarsBefore)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <div>
          {moves.slice(0, isWhole ? moves.length : shownAtFirst).map((move) => (
            <Move key={`${move.from} ${move.to}`} move={move} change={change} nameFor={nameFor} />
          ))}
        </div>
      )}
      {!isWhole && Math.max(moves.length, changed.length) > shownAtFirst && (
        <span>
          <Button size="s" onPress={() => setWhole(true)}>
            Show all
          </Button>
        </span>
      )}
    </>
  );
}

interface MoveProps extends Pick<ResultProps, 'change'> {
  readonly move: ReferralMove;
  readonly nameFor: (id: number | undefined) => string;
}

/** What was paid for the referrals of a move, and what is. */
const paidSentence = ({ from, to, ...move }: ReferralMove, nameFor: MoveProps['nameFor']) =>
  [
    from === undefined ? 'Nobody got them' : `${nameFor(from)} paid ${dollarText(move.dollarsBefore)}`,
    to === undefined ? 'nobody gets them.' : `${nameFor(to)} pays ${dollarText(move.dollarsAfter)}.`,
  ].join(', ');

/** What moves from one to another; opens examples with the reason of each. */
const Move = ({ move, change, nameFor }: MoveProps) => (
  <Disclosure
    label={move.from === move.to ? nameFor(move.to) : `${nameFor(move.from)} to ${nameFor(move.to)}`}
    hint={`${countWords(move.count, 'referral')} · ${signedDollars(move.dollarsAfter - move.dollarsBefore)}`}
    headingLevel={3}
  >
    <Text size="s" tone="muted">
      {paidSentence(move, nameFor)}
    </Text>
    <ReferralLines
      label="Examples"
      lines={move.examples.map((referral) => ({ referral, note: moveReason(referral, move, change) }))}
    />
  </Disclosure>
);
