import { useStore } from '@advantage/live-list/react';
import { useMessages } from '@advantage/ui';
import { memo, useDeferredValue } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './FigureCells.css.ts';
import type { OrderStores } from './orderStores.ts';

/** What dropping the dragged row would do. */
interface Drop {
  /** Name of the dragged marketplace. */
  readonly name: string;
  /** The marketplace's position after the drop, from 1. */
  readonly position: number;
  /** The order of IDs after the drop. */
  readonly order: readonly number[];
}

interface EffectBarProps {
  readonly stores: OrderStores;
  /** Undefined while the dragged row is in its original place. */
  readonly drop: Drop | undefined;
}

/**
 * While a row is dragged, shows what a drop would change for each marketplace. Deferred, so that the dragged row
 * renders first.
 */
export function EffectBar({ stores, drop }: EffectBarProps) {
  const deferredDrop = useDeferredValue(drop);
  return drop && deferredDrop && <Effects stores={stores} drop={deferredDrop} />;
}

/** Number of effects to list; the rest are counted. */
const maxShown = 4;

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
    <div className={styles.effects} role="status" data-bar>
      <span>
        <b>{t.dropAt(drop.name, drop.position)}</b>
        {t.moved(moved, figures.count)}
      </span>
      {effects.slice(0, maxShown).map((effect) => (
        <span key={effect.id} className={styles.effect}>
          {effect.gets !== 0 && (
            <span className={effect.gets > 0 ? styles.gainKey : styles.lossKey} aria-hidden="true" />
          )}
          {`${effect.name} ${t.differenceText(effect.gets, effect.dollars)}`}
        </span>
      ))}
      {effects.length > maxShown && <span>{t.andOthers(effects.length - maxShown)}</span>}
    </div>
  );
});
