'use client';

import './theme/themes.css.ts';

/**
 * `@advantage/ui/basics`: what weighs next to nothing. Themes, clock, formatters, styles for native elements, and the
 * parts that need no React Aria. For widgets on other people's pages; everything here is
 * in `@advantage/ui` too, and the two may be mixed.
 */
export { badgeStyles } from './badge/Badge.css.ts';
export { buttonStyles } from './button/Button.css.ts';
export { ClockProvider, type ClockProviderProps, useClock, useNow } from './clock/ClockProvider.tsx';
export { type Clock, createManualClock, createSystemClock } from './clock/clock.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { type Age, formatAge, isNew } from './format/age.ts';
export {
  type DatePeriod,
  dateFilterStart,
  datePeriods,
  formatDelivered,
  formatShortDate,
  formatTime,
  type Instant,
  isToday,
  type MaybeInstant,
} from './format/dates.ts';
export { emDash } from './format/emDash.ts';
export { formatMinutesLeft, minutesLeft } from './format/minutesLeft.ts';
export { formatMoney } from './format/money.ts';
export { formatValue } from './format/value.ts';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './heading/Heading.tsx';
export { useBrowserLayoutEffect } from './hooks/useBrowserLayoutEffect.ts';
export { useEvent } from './hooks/useEvent.ts';
export { useIsPhone, useMedia } from './hooks/useMedia.ts';
export { iconButtonStyles } from './icon-button/IconButton.css.ts';
export { InfoPopover, type InfoPopoverProps } from './info-popover/InfoPopover.tsx';
export { type Term, Terms, type TermsProps } from './info-popover/Terms.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export type { Space } from './layout/space.ts';
export { linkStyles } from './link/Link.css.ts';
export {
  type MessagesFor,
  MessagesProvider,
  type MessagesProviderProps,
} from './messages/MessagesProvider.tsx';
export { useMessages } from './messages/useMessages.ts';
export { Pager, type PagerProps } from './pager/Pager.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export {
  SortableHeader,
  type SortableHeaderProps,
  type SortDirection,
} from './table/SortableHeader.tsx';
/** The classes of a semantic `<table>` and its parts: `table`, `row`, `cell` and so on. */
export * as tableStyles from './table/Table.css.ts';
export { TablePlaceholder, type TablePlaceholderProps } from './table/TablePlaceholder.tsx';
export { TableRegion, type TableRegionProps } from './table/TableRegion.tsx';
export { Text, type TextProps, type TextSize, type TextTone } from './text/Text.tsx';
export {
  type BrandColorMode,
  BrandProvider,
  type BrandProviderProps,
  useBrand,
  useThemeClassName,
} from './theme/BrandProvider.tsx';
export type { Brand, BrandMark } from './theme/brand.ts';
export { advantage } from './theme/brands/advantage.ts';
export { bridge } from './theme/brands/bridge.ts';
export { visuallyHidden } from './visually-hidden/VisuallyHidden.css.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { Wordmark, type WordmarkProps } from './wordmark/Wordmark.tsx';
