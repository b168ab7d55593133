import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './RowInsight.css.ts';

/** Draws what a host says about a row, by its id. */
type DrawRowInsight = (id: number) => ReactNode;

/** Gives the rows inside what a host says about them; undefined where it says nothing. */
export const RowInsightContext = createContext<DrawRowInsight | undefined>(undefined);

/** Draws a marketplace once: what did not change gets what it got before, which need not render again. */
function drawOnce(draw: (marketplace: Marketplace) => ReactNode) {
  const drawn = new WeakMap<Marketplace, ReactNode>();
  return (marketplace: Marketplace): ReactNode => {
    if (!drawn.has(marketplace)) drawn.set(marketplace, draw(marketplace));
    return drawn.get(marketplace);
  };
}

/** What a host says about each marketplace; the same function for as long as they do not change. */
export const useRowInsight = (
  marketplaces: readonly Marketplace[],
  draw: ((marketplace: Marketplace) => ReactNode) | undefined,
): DrawRowInsight | undefined => {
  const once = useMemo(() => draw && drawOnce(draw), [draw]);
  return useMemo(() => {
    if (!once) return undefined;
    const byId = new Map(marketplaces.map((marketplace) => [marketplace.id, marketplace]));
    return (id) => {
      const marketplace = byId.get(id);
      return marketplace && once(marketplace);
    };
  }, [marketplaces, once]);
};

interface RowInsightProps {
  /** The marketplace. */
  readonly id: number;
  /** What stands before it. */
  readonly children: ReactNode;
}

/** What a host says about a row, at the end of a cell. */
export function RowInsight({ id, children }: RowInsightProps) {
  const draw = useContext(RowInsightContext);
  return draw ? (
    <div className={styles.line}>
      {children}
      <div className={styles.said}>{draw(id)}</div>
    </div>
  ) : (
    children
  );
}
