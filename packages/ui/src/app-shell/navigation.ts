import type { IconComponent } from '../icon/createIcon.tsx';

/** One place to go. */
export interface NavigationItem {
  /** The name of the place. */
  readonly label: string;
  /** Where it is. */
  readonly href: string;
  /** Shows before the name, and for it where the navigation is a rail. */
  readonly icon: IconComponent;
  /** The reader is there. Default false. */
  readonly isCurrent?: boolean;
  /** The place has nothing to show yet: it looks quieter, and says so. Default false. */
  readonly isPlanned?: boolean;
  /** Where the link opens, e.g. `_blank`. Default: here. */
  readonly target?: string;
}

/** Places that belong together, under a label. */
export interface NavigationGroup {
  /** The name of the group. */
  readonly label: string;
  /** Its places. */
  readonly items: readonly NavigationItem[];
}

/** From this number of items on they stand closer, so that all are in view. */
const many = 13;

/** Whether the navigation must save height. */
export const isDense = (groups: readonly NavigationGroup[]) =>
  groups.reduce((count, { items }) => count + items.length, 0) >= many;
