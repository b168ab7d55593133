import { Badge } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import type { Marketplace } from '../wire/marketplace.ts';
import type { MarketplaceReach, PriorityInsight } from './priorityInsight.ts';
import * as styles from './ReachButton.css.ts';
import { moveWords, overlapSentence, reachSentence } from './reachTexts.ts';
import type { Reach } from './useReach.ts';

interface ReachListProps extends Reach {
  /** The marketplaces, for their names. */
  readonly marketplaces: readonly Marketplace[];
}

/** Every marketplace in its order: what it gets, who is before it, and what the last move did. */
export function ReachList({ now, before, marketplaces }: ReachListProps) {
  const names = new Map(
    marketplaces.map(({ id, marketplaceName }) => [id, marketplaceName || `Marketplace ${id}`]),
  );
  const nameOf = (id: number) => names.get(id) ?? `Marketplace ${id}`;
  const earlier = new Map(before?.reaches.map((reach) => [reach.id, reach]));
  return (
    <ol className={styles.list} aria-label="Reach by priority">
      {now.reaches.map((reach, index) => (
        <li key={reach.id} className={styles.item}>
          <span className={styles.place} aria-hidden="true">
            {index + 1}
          </span>
          <Line reach={reach} before={earlier.get(reach.id)} nameOf={nameOf} count={now.count} />
        </li>
      ))}
    </ol>
  );
}

interface LineProps extends Pick<PriorityInsight, 'count'> {
  readonly reach: MarketplaceReach;
  readonly before: MarketplaceReach | undefined;
  readonly nameOf: (id: number) => string;
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`;

function Line({ reach, before, nameOf, count }: LineProps) {
  const overlap = overlapSentence(reach, nameOf);
  const move = moveWords(reach, before);
  const taken = reach.state === 'off' ? 0 : reach.matched - reach.first;
  return (
    <span className={styles.body}>
      <span className={styles.head}>
        <span className={styles.name}>{nameOf(reach.id)}</span>
        {reach.state === 'rarely' && (
          <Badge tone="caution" icon={AlertIcon}>
            Hardly ever reached
          </Badge>
        )}
        {reach.state === 'none' && <Badge tone="caution">No match</Badge>}
        {reach.state === 'off' && <Badge>Off</Badge>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.got} style={{ width: percent(reach.first, count) }} />
        <span className={styles.taken} style={{ width: percent(taken, count) }} />
      </span>
      <span>
        {reachSentence(reach)} {move && <span className={styles.moved}>{`(${move})`}</span>}
      </span>
      {overlap && <span className={styles.muted}>{overlap}</span>}
    </span>
  );
}
