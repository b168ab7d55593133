'use client';

import './theme/themes.css.ts';

/**
 * `@advantage/ui/basics`: what weighs next to nothing. Themes, clock, formatters, styles for native elements, and the
 * parts that need neither React Aria nor the whole icon set. For widgets on other people's pages; everything here is
 * in `@advantage/ui` too, and the two may be mixed.
 */
export { badgeStyles } from './Badge/Badge.css.ts';
export { buttonStyles } from './Button/Button.css.ts';
export { ClockProvider, type ClockProviderProps, useClock, useNow } from './clock/ClockProvider.tsx';
export { type Clock, createManualClock, createSystemClock } from './clock/clock.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
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
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx';
export { Glyph, type GlyphProps } from './Icon/Glyph.tsx';
export { iconButtonStyles } from './IconButton/IconButton.css.ts';
export { InfoPopover, type InfoPopoverProps } from './InfoPopover/InfoPopover.tsx';
export { type Term, Terms, type TermsProps } from './InfoPopover/Terms.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { linkStyles } from './Link/Link.css.ts';
export type { Space } from './layout/space.ts';
export { Pager, type PagerProps } from './Pager/Pager.tsx';
export {
  SortableHeader,
  type SortableHeaderProps,
  type SortDirection,
} from './SortableHeader/SortableHeader.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
/** The classes of a semantic `<table>` and its parts: `table`, `row`, `cell` and so on. */
export * as tableStyles from './Table/Table.css.ts';
export { TablePlaceholder, type TablePlaceholderProps } from './TablePlaceholder/TablePlaceholder.tsx';
export { TableRegion, type TableRegionProps } from './TableRegion/TableRegion.tsx';
export { Text, type TextProps, type TextSize, type TextTone } from './Text/Text.tsx';
export {
  type BrandColorMode,
  BrandProvider,
  type BrandProviderProps,
  useBrand,
  useThemeClassName,
} from './theme/BrandProvider.tsx';
export {
  type Brand,
  type BrandCompany,
  type BrandLinks,
  type BrandMark,
  type BrandTexts,
  marketplaceIdOf,
  themeClass,
} from './theme/brand.ts';
export { brandForHost, type HostBrand, type Skin } from './theme/brandForHost.ts';
export { advantage } from './theme/brands/advantage.ts';
export { bridge } from './theme/brands/bridge.ts';
export { type BrandDetails, createBrand } from './theme/createBrand.ts';
export { visuallyHidden } from './VisuallyHidden/VisuallyHidden.css.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { useBrowserLayoutEffect } from './viewport/useBrowserLayoutEffect.ts';
export { useIsPhone, useMedia } from './viewport/useMedia.ts';
export { Wordmark, type WordmarkProps } from './Wordmark/Wordmark.tsx';
