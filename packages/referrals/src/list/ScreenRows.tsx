import { memo, useState } from 'react';
import type { Referral } from '../model/referral.ts';
import { PublicClaimModal } from '../referral/PublicClaimModal.tsx';
import { ReferralTableView } from '../referral/ReferralTableView.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import type { ListPaging } from '../table/TableFrame.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { type ListView, withSortOf } from './listView.ts';
import type { ReferralsScreenProps } from './ReferralsScreen.tsx';
import type { useLiveContent } from './useLiveContent.ts';

export interface ScreenRowsProps {
  readonly screen: ReferralsScreenProps;
  readonly columns: readonly ReadyColumn[];
  /** The columns that cards have a place for. */
  readonly cards: readonly ReadyColumn[];
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
  readonly live: ReturnType<typeof useLiveContent>;
  readonly paging: ListPaging;
  /** What the press of a row does; undefined for nothing. */
  readonly open: ((referral: Referral) => void) | undefined;
  /** What the press of a status does; undefined opens the public claim modal (STS-16). */
  readonly act: ((referral: Referral) => void) | undefined;
}

/**
 * The rows of a screen, and the public claim modal that their statuses may open. It does not render when only the claim
 * of a referral goes on.
 */
export const ScreenRows = memo(function ScreenRows(props: ScreenRowsProps) {
  const { screen, columns, cards, view, setView, live, paging, open, act } = props;
  const { actions = 'none', showDateFilter = true, showStateFilter = false } = screen;
  const [isModalOpen, setModalOpen] = useState(false);
  return (
    <>
      <ReferralTableView
        {...live.content}
        audience={screen.audience}
        columns={columns}
        cards={cards}
        density={screen.density}
        actions={actions}
        showPrices={screen.showPrices}
        onAction={act ?? (() => setModalOpen(true))}
        onSelect={open}
        selectedId={screen.selectedId}
        sort={view.sort}
        onSort={(field) => setView(withSortOf(view, field))}
        paging={paging}
        holdHandlers={live.holdHandlers}
        empty={
          <ListEmpty
            view={view}
            onViewChange={setView}
            canChangePeriod={showDateFilter}
            canChangeState={showStateFilter}
          />
        }
      />
      {!act && <PublicClaimModal isOpen={isModalOpen} onClose={() => setModalOpen(false)} />}
    </>
  );
});
