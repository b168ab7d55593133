import { formatMoney, useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';
import * as styles from './screen.css.ts';

/**
 * Phones only: the number of transactions and the revenue of the visible ones, above the cards. Use inside
 * `ReferralListProvider`, e.g. as the `summary` of a `ReferralListScreen`.
 */
export function TransactionTotals() {
  const t = useMessages(en.screens);
  const amounts = useMessages(numbers);
  const { view, total, isLoading } = useReferralListParts('TransactionTotals');
  const { rows } = view;
  const isPhone = usePhoneLayout();
  if (!isPhone) return null;
  // Reserves the space, so the cards don't shift when they load.
  if (rows.length === 0) return isLoading ? <p className={styles.totals} aria-hidden="true" /> : null;
  const isPartial = total > rows.length;
  const sum = rows.reduce((all, { soldPrice }) => all + (soldPrice ?? 0), 0);
  return (
    <p className={styles.totals}>
      <bdi>{isPartial ? t.ofTransactions(rows.length, total) : t.transactionCount(total)}</bdi>
      <span className={styles.sum}>
        {formatMoney(sum, amounts)}
        {isPartial && ` ${t.onThisPage}`}
      </span>
    </p>
  );
}
