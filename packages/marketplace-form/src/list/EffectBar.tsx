import { useStore } from '@advantage/live-list/react';
import { useMessages } from '@advantage/ui';
import { memo, useDeferredValue } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './FigureCells.css.ts';
import type { OrderStores } from './orderStores.ts';

/** What a drop of the row that is dragged would do. */
interface Drop {
  /** The name of the row. */
  readonly name: string;
  /** The position that it would have, from 1. */
  readonly position: number;
  /** The order that it would make. */
  readonly order: readonly number[];
}

interface EffectBarProps {
  readonly stores: OrderStores;
  /** Undefined while a row is where it was. */
  readonly drop: Drop | undefined;
}

/** What a drop would change for which marketplace, while a row is dragged. The row goes first, this follows after its paint. */
export function EffectBar({ stores, drop }: EffectBarProps) {
  const settled = useDeferredValue(drop);
  return drop && settled && <Effects stores={stores} drop={settled} />;
}

/** How many effects are named. */
const named = 4;

const Effects = memo(function Effects({
  stores,
  drop,
}: {
  readonly stores: OrderStores;
  readonly drop: Drop;
}) {
  const t = useMessages(en.orderTexts);
  const figures = useStore(stores.figures);
  if (!figures) return null;
  const effects = figures.effectsOf(drop.order);
  const moved = effects.reduce((sum, { gets }) => sum + Math.max(0, gets), 0);
  return (
    <div className={styles.effects} role="status">
      <span>
        <b>{t.dropAt(drop.name, drop.position)}</b>
        {t.moved(moved, figures.count)}
      </span>
      {effects.slice(0, named).map((effect) => (
        <span key={effect.id} className={styles.effect}>
          {effect.gets !== 0 && (
            <span className={effect.gets > 0 ? styles.gainKey : styles.lossKey} aria-hidden="true" />
          )}
          {`${effect.name} ${t.differenceText(effect.gets, effect.dollars)}`}
        </span>
      ))}
      {effects.length > named && <span>{t.andOthers(effects.length - named)}</span>}
    </div>
  );
});
