import { useTexts } from '@advantage/ui';
import { useEvent, visuallyHidden } from '@advantage/ui/internal';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { assigneeText } from '../model/texts.ts';
import * as styles from './cells.css.ts';
import { ReferralStatus, type ReferralStatusProps } from './ReferralStatus.tsx';

/** Context shared by the cells of a list. */
export type ReferralCellContext = Omit<ReferralStatusProps, 'referral' | 'size'>;

const Cells = createContext<ReferralCellContext>({
  audience: 'guest',
  actions: 'none',
  showPrices: true,
  onAction: () => {},
});

/** Returns the context shared by the cells of the surrounding list, for a host's custom cells. */
export const useReferralCell = (): ReferralCellContext => useContext(Cells);

export interface ReferralCellsProps {
  /** Audience of the cells. Determines whether partner names show, and whether statuses are buttons or badges. */
  readonly audience: ReferralAudience;
  /** What pressing a status does. Default `none`: no status is a button. */
  readonly actions?: ReferralActions | undefined;
  /** Whether to show prices. Default true. */
  readonly showPrices?: boolean | undefined;
  /** Called with the referral whose status or talk button was pressed. Need not be stable. Default: nothing happens. */
  readonly onAction?: ((referral: Referral) => void) | undefined;
  /** Content with the cells, e.g. your own table. */
  readonly children: ReactNode;
}

/** Provides the shared context to the cells inside, and one live region to their copy buttons. */
export function ReferralCells(props: ReferralCellsProps) {
  const { audience, actions = 'none', showPrices = true, children } = props;
  const onAction = useEvent((referral: Referral) => props.onAction?.(referral));
  const context = useMemo(
    () => ({ audience, actions, showPrices, onAction }),
    [audience, actions, showPrices, onAction],
  );
  const [announced, announce] = useState('');
  return (
    <Cells.Provider value={context}>
      <Announce.Provider value={announce}>
        {children}
        <span role="status" className={visuallyHidden}>
          {announced}
        </span>
      </Announce.Provider>
    </Cells.Provider>
  );
}

const Announce = createContext<(text: string) => void>(() => {});

/** Returns the function with which copy buttons in rows tell screen readers their outcome. */
export const useAnnounce = () => useContext(Announce);

/** The status of a row, as a button or badge depending on the audience. */
export function StatusCell({ referral, size }: Pick<ReferralStatusProps, 'referral' | 'size'>) {
  return <ReferralStatus referral={referral} size={size} {...useReferralCell()} />;
}

/** Who a referral is assigned to, if the audience may know. */
export function AssigneeCell({ referral }: { readonly referral: Referral }) {
  return (
    <span className={`${styles.twoLines} ${styles.small}`}>
      {assigneeText(referral, useReferralCell().audience, useTexts())}
    </span>
  );
}
