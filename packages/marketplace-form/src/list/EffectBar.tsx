import { useMessages } from '@advantage/ui';
import { useSyncExternalStore } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './FigureCells.css.ts';
import type { OrderStores } from './orderStores.ts';

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
  const t = useMessages(en.orderTexts);
  const figures = useSyncExternalStore(stores.figures.subscribe, stores.figures.get, () => undefined);
  if (!figures) return null;
  const effects = figures.effectsOf(order);
  const moved = effects.reduce((sum, { gets }) => sum + Math.max(0, gets), 0);
  return (
    <div className={styles.effects} role="status">
      <span>
        <b>{t.dropAt(name, position)}</b>
        {t.moved(moved, figures.count)}
      </span>
      {effects.slice(0, named).map((effect) => (
        <span key={effect.id} className={styles.effect}>
          {`${effect.name} ${t.differenceText(effect.gets, effect.dollars)}`}
        </span>
      ))}
      {effects.length > named && <span>{t.andOthers(effects.length - named)}</span>}
    </div>
  );
}
