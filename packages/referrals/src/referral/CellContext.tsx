import { useTexts } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import { assigneeText } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';
import { ReferralStatus, type ReferralStatusProps } from './ReferralStatus.tsx';

/** What the cells of a list share. */
export interface ReferralCellContext {
  /** Who reads the list. */
  readonly audience: ReferralAudience;
  /** What pressing a status does. */
  readonly actions: ReferralActions;
  /** Whether prices may show. */
  readonly showPrices: boolean;
  /** Called with the referral whose status or talk button was pressed. */
  readonly onAction: (referral: Referral) => void;
}

const Cells = createContext<ReferralCellContext>({
  audience: 'guest',
  actions: 'none',
  showPrices: true,
  onAction: () => {},
});

/** What the cells of the list around a component share, for cells of a host's own. */
export const useReferralCell = (): ReferralCellContext => useContext(Cells);

export interface ReferralCellsProps {
  /** Who reads the cells: decides names of partners, and buttons or badges. */
  readonly audience: ReferralAudience;
  /** Default `none`: no status is a button. */
  readonly actions?: ReferralActions | undefined;
  /** Default true. */
  readonly showPrices?: boolean | undefined;
  /** May change from render to render. Default: nothing happens. */
  readonly onAction?: ((referral: Referral) => void) | undefined;
  /** What shows the cells, e.g. your own table. */
  readonly children: ReactNode;
}

/** Gives the cells inside what they share: the same object until something in it changes. */
export function ReferralCells(props: ReferralCellsProps) {
  const { audience, actions = 'none', showPrices = true, children } = props;
  const onAction = useEvent((referral: Referral) => props.onAction?.(referral));
  const context = useMemo(
    () => ({ audience, actions, showPrices, onAction }),
    [audience, actions, showPrices, onAction],
  );
  return <Cells.Provider value={context}>{children}</Cells.Provider>;
}

/** The status of a row as its reader may see and use it. */
export function StatusCell({ referral, size }: Pick<ReferralStatusProps, 'referral' | 'size'>) {
  return <ReferralStatus referral={referral} size={size} {...useReferralCell()} />;
}

/** Who a referral is assigned to, if the reader may know. */
export function AssigneeCell({ referral }: { readonly referral: Referral }) {
  return assigneeText(referral, useReferralCell().audience, useTexts());
}
