import type { IconComponent } from '../icon/createIcon.tsx';

/** An item of the side navigation. */
export interface NavigationItem {
  /** Label of the link. */
  readonly label: string;
  /** A word of the label that replaces it in the rail. Default: the label. */
  readonly shortLabel?: string | undefined;
  /** URL of the link. */
  readonly href: string;
  /** Icon of the link. Planned items show none. Default none. */
  readonly icon?: IconComponent | undefined;
  /** Marks the current page. Default false. */
  readonly isCurrent?: boolean;
  /** The page isn't available yet: the item is muted and says so. Default false. */
  readonly isPlanned?: boolean;
  /** `target` of the link, e.g. `_blank`. Default: here. */
  readonly target?: string;
}

/** A labeled group of navigation items. If all of them are planned, the group is folded until it's opened. */
export interface NavigationGroup {
  /** Label of the group. */
  readonly label: string;
  /** A word of the label that replaces it in the rail. Default: the label. */
  readonly shortLabel?: string | undefined;
  /** Items of the group. */
  readonly items: readonly NavigationItem[];
}
