import { rem } from '@advantage/ui/theme';

/**
 * Returns the width of a column in a table that scrolls sideways: a share of the width that other columns leave in the
 * scroll region. Only whole columns show, before and after scrolling.
 */
export const shareOfRemainingWidth = (others: number, share: number) =>
  `calc((100cqw - ${rem(others)}) * ${share})` as const;
