import { useMessages, VisuallyHidden } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { memo, useSyncExternalStore } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './FigureCells.css.ts';
import type { LostTo, OrderStores, RowFigures } from './orderStores.ts';
import { roles } from './roles.ts';

const getServerSnapshot = () => undefined;

/** Returns the figures of a marketplace and the scale of the bars. Re-renders only when these change. */
function useFigures({ figures }: OrderStores, id: number) {
  const row = useSyncExternalStore(figures.subscribe, () => figures.get()?.rowOf(id), getServerSnapshot);
  const scale = useSyncExternalStore(figures.subscribe, () => figures.get()?.scale, getServerSnapshot);
  return { row, scale: scale ?? 1 };
}

/** Column headers of the three figures. */
export function FigureHeads() {
  const t = useMessages(en.list);
  return (
    <>
      <th {...roles.columnHeader} scope="col" className={styles.matchesColumn}>
        {t.matches}
      </th>
      <th {...roles.columnHeader} scope="col" className={styles.getsColumn}>
        {t.gets}
      </th>
      <th {...roles.columnHeader} scope="col" className={styles.lostColumn}>
        {t.lostTo}
      </th>
    </>
  );
}

interface FigureCellsProps {
  readonly id: number;
  readonly stores: OrderStores;
}

/**
 * A marketplace's figures in an order, with bars on one scale: its matches, the referrals it gets, and those it loses
 * to other marketplaces.
 */
export const FigureCells = memo(function FigureCells({ id, stores }: FigureCellsProps) {
  const t = useMessages(en.orderTexts);
  const { number } = useMessages(numbers);
  const { row, scale } = useFigures(stores, id);
  const widthOf = (count: number) => `${(count / scale) * 100}%`;
  if (!row) {
    return (
      <>
        <td {...roles.cell} className={styles.matchesCell} />
        <td {...roles.cell} className={styles.getsCell} />
        <td {...roles.cell} className={styles.lostCell} />
      </>
    );
  }
  const { isOn, matches, unsure, gets, lostTo } = row;
  const lost = lostTo.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <td {...roles.cell} className={styles.matchesCell}>
        <span className={styles.matches}>
          <span className={styles.count}>
            {unsure > 0 && <span className={styles.upTo}>{t.upTo} </span>}
            {number(matches)}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.sure} style={{ width: widthOf(matches - unsure) }} />
            <span className={styles.unsure} style={{ width: widthOf(unsure) }} />
          </span>
          {unsure > 0 && <VisuallyHidden>{t.sure(matches - unsure)}</VisuallyHidden>}
        </span>
      </td>
      <td {...roles.cell} className={styles.getsCell}>
        {isOn ? (
          <Gets row={row} widthOf={widthOf} />
        ) : (
          <span className={styles.note}>{t.figuresSentence(row)}</span>
        )}
      </td>
      <td {...roles.cell} className={styles.lostCell}>
        {isOn && gets + lost > 0 && (
          <span className={styles.figure}>
            <span className={styles.count}>{number(lost)}</span>
            <span className={styles.stack}>
              <LostBar lostTo={lostTo} widthOf={widthOf} />
              <span className={styles.takers} title={t.lostText(lostTo)}>
                {t.lostText(lostTo)}
              </span>
            </span>
          </span>
        )}
      </td>
    </>
  );
});

interface BarProps {
  readonly widthOf: (count: number) => string;
}

/**
 * The referrals a marketplace gets and, while a row is dragged, what it would gain or lose. A narrow table shows its
 * matches here too.
 */
function Gets({ row, widthOf }: BarProps & { readonly row: RowFigures }) {
  const t = useMessages(en.orderTexts);
  const { number } = useMessages(numbers);
  const { matches, gets, dollars, savedGets, savedDollars } = row;
  const [gain, loss] = [Math.max(0, gets - savedGets), Math.max(0, savedGets - gets)];
  const isChanged = gets !== savedGets || Math.round(dollars) !== Math.round(savedDollars);
  return (
    <span className={styles.figure}>
      <span className={styles.count}>{number(gets)}</span>
      <span className={styles.stack}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.gets} style={{ width: widthOf(gets - gain) }} />
          <span className={styles.gain} style={{ width: widthOf(gain) }} />
          <span className={styles.loss} style={{ width: widthOf(loss) }} />
          <span className={styles.missed} style={{ width: widthOf(matches - gets - loss) }} />
        </span>
        <span className={isChanged ? styles.change : styles.note}>
          {isChanged ? t.differenceText(gets - savedGets, dollars - savedDollars) : t.dollarText(dollars)}
          <span className={styles.ofMatches}>{` · ${t.figuresSentence(row)}`}</span>
        </span>
      </span>
    </span>
  );
}

/** Number of marketplaces with their own segment in the bar. The others share one more. */
const maxSegments = 5;

function LostBar({ lostTo, widthOf }: BarProps & { readonly lostTo: readonly LostTo[] }) {
  const shown = lostTo.slice(0, maxSegments);
  const otherCount = lostTo.slice(maxSegments).reduce((sum, { count }) => sum + count, 0);
  return (
    <span className={styles.track} aria-hidden="true">
      {shown.map(({ id, count }) => (
        <span key={id} className={styles.segment} style={{ width: widthOf(count) }} />
      ))}
      {otherCount > 0 && <span className={styles.segment} style={{ width: widthOf(otherCount) }} />}
    </span>
  );
}
