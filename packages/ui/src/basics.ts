'use client';

import './theme/themes.css.ts';
// Styles that the widgets use through `./internal.ts`. They must be in `basics.css` too.
import './badge/Badge.css.ts';
import './button/Button.css.ts';
import './icon-button/IconButton.css.ts';
import './link/Link.css.ts';
import './table/Table.css.ts';
import './visually-hidden/VisuallyHidden.css.ts';

/**
 * `@advantage/ui/basics`: the lightweight subset. Themes, clock, formatters, styles for native elements, and the
 * components that don't need React Aria. For widgets on third-party pages. Everything here, with its types, is in
 * `@advantage/ui` too, and the two can be mixed.
 */
export { ClockProvider, useClock, useNow } from './clock/ClockProvider.tsx';
export { createManualClock, createSystemClock } from './clock/clock.ts';
export { EmptyState } from './empty-state/EmptyState.tsx';
export { ErrorState } from './error-state/ErrorState.tsx';
export { formatAge, isNew } from './format/age.ts';
export {
  dateFilterStart,
  datePeriods,
  formatDelivered,
  formatShortDate,
  formatTime,
  isToday,
} from './format/dates.ts';
export { emDash } from './format/emDash.ts';
export { formatMinutesLeft, minutesLeft } from './format/minutesLeft.ts';
export { formatMoney } from './format/money.ts';
export { formatValue } from './format/value.ts';
export { Heading } from './heading/Heading.tsx';
export { useIsPhone, useMedia } from './hooks/useMedia.ts';
export { InfoPopover } from './info-popover/InfoPopover.tsx';
export { Terms } from './info-popover/Terms.tsx';
export { Inline } from './layout/Inline.tsx';
export { Stack } from './layout/Stack.tsx';
export {
  defineMessages,
  MessagesProvider,
  overrideMessages,
  type Translation,
} from './messages/MessagesProvider.tsx';
export { english, nameIn, useMessages, useTexts } from './messages/useMessages.ts';
export { Pager } from './pager/Pager.tsx';
export { Spinner } from './spinner/Spinner.tsx';
export { SortableHeader } from './table/SortableHeader.tsx';
export { TablePlaceholder } from './table/TablePlaceholder.tsx';
export { TableRegion } from './table/TableRegion.tsx';
export { Text } from './text/Text.tsx';
export {
  BrandProvider,
  useBrand,
  useThemeClassName,
} from './theme/BrandProvider.tsx';
export { advantage } from './theme/brands/advantage.ts';
export { bridge } from './theme/brands/bridge.ts';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
export { Wordmark } from './wordmark/Wordmark.tsx';
