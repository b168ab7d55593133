import { useStore } from '@advantage/live-list/react';
import { useMessages, VisuallyHidden } from '@advantage/ui';
import { TextButton } from '@advantage/ui/internal';
import { numbers } from '@advantage/ui/messages';
import { memo, useDeferredValue } from 'react';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './Figures.css.ts';
import { nameOf } from './order.ts';
import type { OrderEffect, OrderStores, RowFigures } from './orderStores.ts';
import { roles } from './roles.ts';

/** Matches that one step of the scale stands for. */
const scaleStep = 50;

/** Returns the number of matches at the end of all bars: the highest, rounded up. */
const scaleOf = (highest: number) => Math.max(1, Math.ceil(highest / scaleStep)) * scaleStep;

/** Returns two or three round numbers to mark on a scale, beginning with 0. */
export function scaleMarks(scale: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(scale / 3));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= scale / 3) ?? scale;
  return [0, step, 2 * step].filter((mark) => mark <= scale);
}

const useScale = ({ figures }: OrderStores) => scaleOf(useStore(figures, (all) => all?.highest ?? 0));
const useRow = ({ figures }: OrderStores, id: number) => useStore(figures, (all) => all?.rowOf(id));

interface FigureHeadsProps {
  readonly stores: OrderStores;
}

/** Column headers of the figures. The squares are the legend of the bars, which share one scale. */
export function FigureHeads({ stores }: FigureHeadsProps) {
  const t = useMessages(en.list);
  const { number } = useMessages(numbers);
  const scale = useScale(stores);
  return (
    <>
      <th {...roles.columnHeader} className={styles.matchesHead}>
        {t.matches}
      </th>
      <th {...roles.columnHeader} className={styles.numberHead}>
        <span className={styles.legend.gets} aria-hidden="true" />
        <span>{t.gets}</span>
      </th>
      <th {...roles.columnHeader} className={styles.numberHead}>
        <span className={styles.legend.lost} aria-hidden="true" />
        <span>{t.lost}</span>
      </th>
      <th {...roles.columnHeader} className={styles.barHead}>
        <VisuallyHidden>{t.flow}</VisuallyHidden>
        <span className={styles.scale} aria-hidden="true">
          {scaleMarks(scale).map((mark) => (
            <span
              key={mark}
              className={styles.mark}
              data-end={mark === scale || undefined}
              style={mark === scale ? undefined : { insetInlineStart: `${(mark / scale) * 100}%` }}
            >
              {number(mark)}
            </span>
          ))}
        </span>
      </th>
    </>
  );
}

interface FigureCellsProps {
  readonly id: number;
  readonly name: string;
  readonly stores: OrderStores;
  /** Opens the details of the marketplace's figures next to a button. */
  readonly onOpen: (kind: 'flow', id: number, button: HTMLElement) => void;
}

/** A marketplace's figures in an order: its matches, the referrals it gets and loses, and both as one bar. */
export const FigureCells = memo(function FigureCells({ id, name, stores, onOpen }: FigureCellsProps) {
  const t = useMessages(en.orderTexts);
  const { number } = useMessages(numbers);
  const row = useRow(stores, id);
  const isOn = row?.isOn ?? false;
  return (
    <>
      <td {...roles.cell} className={styles.matchesCell}>
        {row && number(row.matches)}
      </td>
      <td {...roles.cell} className={styles.getsCell}>
        {row && isOn && (
          <>
            <b className={styles.gets}>{number(row.gets)}</b>
            <span className={styles.onCard}>{t.ofMatches(row.matches)}</span>
          </>
        )}
      </td>
      <td {...roles.cell} className={styles.lostCell}>
        {row && isOn && number(row.matches - row.gets)}
      </td>
      <td {...roles.cell} className={styles.barCell}>
        {row && (
          <button
            type="button"
            className={styles.barButton}
            aria-label={t.flowOf(name)}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen('flow', id, currentTarget)}
          >
            <Bar row={row} stores={stores} />
          </button>
        )}
      </td>
    </>
  );
});

interface BarProps {
  readonly row: RowFigures;
  readonly stores: OrderStores;
}

/** All matches of a marketplace: what it gets, then what it loses, and what a drop would change in between. */
function Bar({ row, stores }: BarProps) {
  const scale = useScale(stores);
  const { isOn, matches, gets, savedGets } = row;
  const [gain, loss] = [Math.max(0, gets - savedGets), Math.max(0, savedGets - gets)];
  const parts = isOn
    ? ({ gets: gets - gain, gain, loss, lost: matches - gets - loss } as const)
    : { would: matches };
  return (
    <span className={styles.bar} aria-hidden="true">
      {Object.entries(parts).map(([part, count]) =>
        count > 0 ? (
          <span
            key={part}
            className={styles.part[part as keyof typeof styles.part]}
            style={{ width: `${(count / scale) * 100}%` }}
          />
        ) : null,
      )}
    </span>
  );
}

const isChanged = ({ gets, savedGets, dollars, savedDollars }: RowFigures) =>
  gets !== savedGets || Math.round(dollars) !== Math.round(savedDollars);

/** What dropping the dragged row would change for a marketplace. */
export const Change = memo(function Change({ id, stores }: Pick<FigureCellsProps, 'id' | 'stores'>) {
  const row = useRow(stores, id);
  if (!row || !isChanged(row)) return null;
  return <Difference gets={row.gets - row.savedGets} dollars={row.dollars - row.savedDollars} />;
});

/** A difference in referrals and dollars: '+13 · +$183'. */
function Difference({ gets, dollars }: Pick<OrderEffect, 'gets' | 'dollars'>) {
  const t = useMessages(en.orderTexts);
  return (
    <span className={gets > 0 ? styles.gained : styles.change} data-changed>
      <b className={styles.changedGets}>{t.getsText(gets)}</b>
      <span className={styles.changedDollars}>{` · ${t.dollarsText(dollars)}`}</span>
    </span>
  );
}

interface FlowProps {
  readonly id: number;
  readonly name: string;
  readonly stores: OrderStores;
  readonly onClose: () => void;
}

/** The figures of one marketplace in words: what it pays, and who gets the matches that it loses. */
export function Flow({ id, name, stores, onClose }: FlowProps) {
  const t = useMessages(en.orderTexts);
  const { number } = useMessages(numbers);
  const figures = useStore(stores.figures);
  const row = figures?.rowOf(id);
  if (!figures || !row) return null;
  const lostTo = row.isOn ? figures.lostTo(id) : [];
  const most = lostTo[0]?.gets ?? 1;
  const sentence = t.figuresSentence(row);
  return (
    <>
      <h2 className={styles.title}>
        <span>{name}</span>
        {row.isOn && <span>{t.dollarText(row.dollars)}</span>}
      </h2>
      <p className={styles.words}>{lostTo.length > 0 ? `${sentence} ${t.restGoesHigher}` : sentence}</p>
      {lostTo.length > 0 && (
        <ul className={styles.lines}>
          {lostTo.map((winner) => (
            <li key={winner.id} className={styles.line}>
              <span className={styles.winner}>{winner.name}</span>
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.part.lost} style={{ width: `${(winner.gets / most) * 100}%` }} />
              </span>
              <span className={styles.amount}>{number(winner.gets)}</span>
            </li>
          ))}
        </ul>
      )}
      {row.matches > 0 && (
        <div className={styles.foot}>
          <TextButton
            onPress={() => {
              onClose();
              stores.listed.set(id);
            }}
          >
            {t.showReferrals(row.matches)}
          </TextButton>
        </div>
      )}
    </>
  );
}

/** Number of effects to list; the rest are counted. */
const maxEffects = 3;

interface EffectsProps {
  readonly stores: OrderStores;
  readonly order: readonly number[];
}

/** The largest changes that a new order makes, each with its marketplace. */
function Effects({ stores, order }: EffectsProps) {
  const t = useMessages(en.orderTexts);
  const effects = useStore(stores.figures)?.effectsOf(order) ?? [];
  return (
    <>
      {effects.slice(0, maxEffects).map(({ id, name, ...difference }) => (
        <span key={id} className={styles.effect}>
          <span className={styles.effectName}>{name}</span>
          <Difference {...difference} />
        </span>
      ))}
      {effects.length > maxEffects && <span>{t.andOthers(effects.length - maxEffects)}</span>}
    </>
  );
}

/** What a new position would change, for the dialog that asks for it. */
export function MoveEffects(props: EffectsProps) {
  const t = useMessages(en.orderTexts);
  const figures = useStore(props.stores.figures);
  if (!figures) return null;
  const isEmpty = figures.effectsOf(props.order).length === 0;
  return <div className={styles.effects}>{isEmpty ? <span>{t.noEffect}</span> : <Effects {...props} />}</div>;
}

interface DropDockProps {
  readonly stores: OrderStores;
  /** The marketplace of the dragged row. Undefined while no row is dragged. */
  readonly dragged: Marketplace | undefined;
  /** The order after a drop. Undefined while the dragged row is in its original place. */
  readonly order: readonly number[] | undefined;
}

/**
 * While a row is dragged, says at the bottom of the window what a drop would do. Deferred, so that the dragged row
 * renders first.
 */
export function DropDock({ stores, dragged, order }: DropDockProps) {
  const deferredOrder = useDeferredValue(order);
  return dragged && order && deferredOrder && <DropWords {...{ stores, dragged }} order={deferredOrder} />;
}

type DropWordsProps = { readonly [Name in keyof DropDockProps]: NonNullable<DropDockProps[Name]> };

const DropWords = memo(function DropWords({ stores, dragged, order }: DropWordsProps) {
  const t = useMessages(en.orderTexts);
  const figures = useStore(stores.figures);
  if (!figures) return null;
  const moved = figures.effectsOf(order).reduce((sum, { gets }) => sum + Math.max(0, gets), 0);
  return (
    <div className={styles.dock} role="status">
      <span className={styles.sentence}>
        <b className={styles.dropAt}>{t.dropAt(nameOf(dragged), order.indexOf(dragged.id) + 1)}</b>
        <span>{t.moved(moved, figures.count)}</span>
      </span>
      <span className={styles.dockEffects}>
        <Effects stores={stores} order={order} />
      </span>
      <span className={styles.hint}>{t.escCancels}</span>
    </div>
  );
});
