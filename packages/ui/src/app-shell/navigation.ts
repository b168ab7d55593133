import type { IconComponent } from '../icon/createIcon.tsx';

/** An item of the side navigation. */
export interface NavigationItem {
  /** Label of the link. */
  readonly label: string;
  /** URL of the link. */
  readonly href: string;
  /** Icon before the label. Replaces the label when the navigation is a rail. */
  readonly icon: IconComponent;
  /** Marks the current page. Default false. */
  readonly isCurrent?: boolean;
  /** The page isn't available yet: the item is muted and says so. Default false. */
  readonly isPlanned?: boolean;
  /** `target` of the link, e.g. `_blank`. Default: here. */
  readonly target?: string;
}

/** A labeled group of navigation items. */
export interface NavigationGroup {
  /** Label of the group. */
  readonly label: string;
  /** Items of the group. */
  readonly items: readonly NavigationItem[];
}

/** From this number of items on, spacing gets tighter so that all are in view. */
const denseThreshold = 13;

/** Whether the navigation has enough items to need the dense layout. */
export const isDense = (groups: readonly NavigationGroup[]) =>
  groups.reduce((count, { items }) => count + items.length, 0) >= denseThreshold;
