import { useSyncExternalStore } from 'react';
import * as styles from './FigureCells.css.ts';
import type { OrderStores } from './orderStores.ts';
import { differenceText } from './orderTexts.ts';

interface EffectBarProps {
  readonly stores: OrderStores;
  /** The name of the row that is dragged. */
  readonly name: string;
  /** The position that it would have after a drop, from 1. */
  readonly position: number;
  /** The order that a drop would make. */
  readonly order: readonly number[];
}

/** How many effects are named. */
const named = 4;

/** What a drop would change for whom, while a row is dragged. */
export function EffectBar({ stores, name, position, order }: EffectBarProps) {
  const figures = useSyncExternalStore(stores.figures.subscribe, stores.figures.get, () => undefined);
  if (!figures) return null;
  const effects = figures.effectsOf(order);
  const moved = effects.reduce((sum, { gets }) => sum + Math.max(0, gets), 0);
  const of = figures.count.toLocaleString('en-US');
  return (
    <div className={styles.effects} role="status">
      <span>
        <b>{`Drop ${name} at ${position.toLocaleString('en-US')}`}</b>
        {` moves ${moved.toLocaleString('en-US')} of ${of} referrals. `}
      </span>
      {effects.slice(0, named).map((effect) => (
        <span key={effect.id} className={styles.effect}>
          {`${effect.name} ${differenceText(effect.gets, effect.dollars)}`}
        </span>
      ))}
      {effects.length > named && (
        <span>{`and ${(effects.length - named).toLocaleString('en-US')} others`}</span>
      )}
    </div>
  );
}
