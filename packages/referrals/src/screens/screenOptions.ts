import type { ReactNode } from 'react';
import type { ReferralDetailsProps } from '../details/ReferralDetails.tsx';
import type { ReferralFilterName } from '../list/listView.ts';
import type { TableRowAction } from '../list/ReferralTable.tsx';
import type { UseReferralListOptions } from '../list/useReferralList.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import type { ReferralColumn } from '../table/tableFeatures.ts';
import type { ListToolOptions } from '../tools/ToolsMenu.tsx';

/** Options that all screens share. */
export interface ScreenOptions
  extends Omit<
      UseReferralListOptions,
      'id' | 'source' | 'columns' | 'alsoSortsBy' | 'audience' | 'hasFilters' | 'processing'
    >,
    ListToolOptions {
  /** Name of the list, used for exported files and saved views. Default: the name of the screen. */
  readonly id?: string | undefined;
  /** Every available column, in order. Pass the same array on every render. Default: those of the screen. */
  readonly columns?: readonly ReferralColumn[] | undefined;
  /** More controls in the header row, before the live status. Default none. */
  readonly toolbar?: ReactNode;
  /**
   * More actions for the selected rows, before Export. Read the rows with `useReferralListParts`. Makes cards on phones
   * selectable, too. Default none.
   */
  readonly selectionBar?: ReactNode;
  /** More parts of the list, below its pages: a dialog, a note, a watcher. Default none. */
  readonly children?: ReactNode;
}

/** Options of the details that a screen shows next to its list. Their source is that of the screen. */
export type ScreenDetails = Omit<ReferralDetailsProps, 'source' | 'isOwn'>;

/** What pressing a row does. `details` requires `select` and a source of details. */
export type ScreenActions<Source> =
  | (TableRowAction & {
      /** Source of the referrals. Pass the same object on every render. */
      readonly source: Source;
      readonly details?: undefined;
    })
  | {
      /** Source of referrals and details, which also sends claims. Pass the same object on every render. */
      readonly source: Source & ReferralDetailsProps['source'];
      readonly rowAction: 'select';
      /** Shows the details of the open referral next to the list, where agents claim. Default: the host shows them. */
      readonly details: ScreenDetails;
    };

/** Name of the source method that loads the list of a screen with filters. */
export type FilteredListName = 'list' | 'available';

/** Props of a screen with filters. */
export type FilteredScreenProps<Name extends FilteredListName> = ScreenOptions &
  ScreenActions<Pick<ReferralSource, Name | 'locate'>> & {
    /** Audience of the list. */
    readonly audience: ReferralAudience;
    /** Filters to show. Default: dates; with `rowAction="select"` also scope and claimed referrals. */
    readonly filters?: readonly ReferralFilterName[] | undefined;
    /** Presets the state filter to the user's state by geolocation. Default false. */
    readonly loadGeoIpStateFilter?: boolean | undefined;
    /** Heading shown below 768 px; null if the page already has one. Default 'Claim-it Marketplace'. */
    readonly mobileHeading?: string | null | undefined;
  };
