import type * as iconSet from './iconSet.ts';

/** Name of an icon of the product. */
export type IconName = keyof typeof iconSet;

/** Icons that point along the line of text: they turn round where text runs from right to left. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrowLeft',
  'arrowRight',
  'chevronLeft',
  'chevronRight',
  'external',
  'list',
  'logout',
  'send',
  'undo',
]);
