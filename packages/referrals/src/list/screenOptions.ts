import type { ReactNode } from 'react';
import type { ReferralAudience } from '../model/audience.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import type { ReferralDetailsProps } from './ReferralDetails.tsx';
import type { ReferralFilterName } from './ReferralFilterBar.tsx';
import type { ReferralColumn } from './referralTable.ts';
import type { UseReferralListOptions } from './useReferralList.ts';

/** What all screens have in common. */
export interface ScreenOptions
  extends Omit<
    UseReferralListOptions,
    'id' | 'source' | 'columns' | 'alsoSortsBy' | 'audience' | 'hasFilters' | 'processing'
  > {
  /** Name of the list, for files and saved views. Default: the name of the screen. */
  readonly id?: string | undefined;
  /** Every column that can show, in order; keep it the same list. Default: those of the screen. */
  readonly columns?: readonly ReferralColumn[] | undefined;
  /** Tools of the list, e.g. `ColumnPicker`. Default none. */
  readonly children?: ReactNode;
  /** What can be done with selected rows, under the table: `SelectionBar`. Default none. */
  readonly selectionBar?: ReactNode;
}

/** The details that a screen shows next to its list: everything but their source, which is the screen's own. */
export type ScreenDetails = Omit<ReferralDetailsProps, 'source' | 'isOwn'>;

/** What pressing a row does. Details need `select`, and a source that has them. */
export type ScreenActions<Source> =
  | {
      /** Where referrals come from. Keep it the same object from render to render. */
      readonly source: Source;
      /**
       * `none`: nothing, statuses are badges; `claim-dialog`: a status opens the public claim dialog; `select`: rows and
       * statuses open the referral. Default `none`.
       */
      readonly rowAction?: 'none' | 'claim-dialog' | 'select' | undefined;
      readonly details?: undefined;
    }
  | {
      /** Where referrals and their details come from, and claims go. Keep it the same object from render to render. */
      readonly source: Source & ReferralDetailsProps['source'];
      readonly rowAction: 'select';
      /** Shows the details of the open referral next to the list; agents claim there. Default: the host shows them. */
      readonly details: ScreenDetails;
    };

/** The list of a source that a screen with filters shows. */
export type FilteredListName = 'list' | 'available';

/** The props of a screen with filters. */
export type FilteredScreenProps<Name extends FilteredListName> = ScreenOptions &
  ScreenActions<Pick<ReferralSource, Name | 'locate'>> & {
    /** Who reads the list. */
    readonly audience: ReferralAudience;
    /** The filters that show. Default: dates; with `rowAction="select"` also which referrals, and claimed ones. */
    readonly filters?: readonly ReferralFilterName[] | undefined;
    /** Sets the state filter to where the reader seems to be. Default false. */
    readonly loadGeoIpStateFilter?: boolean | undefined;
    /** The heading under 768 px; null where the page around it has one. Default 'Claim-it Marketplace'. */
    readonly mobileHeading?: string | null | undefined;
  };
