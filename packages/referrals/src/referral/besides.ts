import { rem } from '@advantage/ui/theme';

/**
 * The width of a column of a table that scrolls sideways: a share of what other columns leave of its region. So many
 * columns show as are whole, and the next ones come as a whole, too.
 */
export const besides = (others: number, share: number) =>
  `calc((100cqw - ${rem(others)}) * ${share})` as const;
