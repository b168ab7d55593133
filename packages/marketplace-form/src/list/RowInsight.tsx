import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './RowInsight.css.ts';
import { useKept } from './useKept.ts';

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

type ById = ReadonlyMap<number, Marketplace>;

const isSame = (before: ById, now: ById) =>
  before.size === now.size && [...now].every(([id, marketplace]) => before.get(id) === marketplace);

/** Marketplaces by their id; the very map of before while they are the same, in whatever order. */
function useById(marketplaces: readonly Marketplace[]): ById {
  const now = new Map(marketplaces.map((marketplace) => [marketplace.id, marketplace]));
  return useKept<ById>((before) => (before && isSame(before, now) ? before : now));
}

/** What a host says about each marketplace; the same function for as long as they do not change, moved or not. */
export function useRowInsight(
  marketplaces: readonly Marketplace[],
  draw: ((marketplace: Marketplace) => ReactNode) | undefined,
): DrawRowInsight | undefined {
  const once = useMemo(() => draw && drawOnce(draw), [draw]);
  const byId = useById(marketplaces);
  return useMemo(() => {
    if (!once) return undefined;
    return (id) => {
      const marketplace = byId.get(id);
      return marketplace && once(marketplace);
    };
  }, [byId, once]);
}

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
