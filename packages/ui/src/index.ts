'use client';

import './theme/themes.css.ts';

export { AlertDialog, type AlertDialogProps } from './alert-dialog/AlertDialog.tsx';
export { AppShell, type AppShellProps } from './app-shell/AppShell.tsx';
export type { NavigationGroup, NavigationItem } from './app-shell/navigation.ts';
export { PageHeader, type PageHeaderProps } from './app-shell/PageHeader.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { CountBadge, type CountBadgeProps } from './badge/CountBadge.tsx';
export { Banner, type BannerProps } from './banner/Banner.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { CheckboxGrid, type CheckboxGridProps } from './checkbox-grid/CheckboxGrid.tsx';
export type { CheckboxOption } from './checkbox-grid/GridOption.tsx';
export { ClockProvider, type ClockProviderProps, useClock, useNow } from './clock/ClockProvider.tsx';
export { type Clock, createManualClock, createSystemClock } from './clock/clock.ts';
export { ComboBox, type ComboBoxProps } from './combo-box/ComboBox.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { type LazyComponentOptions, lazyComponent } from './error-state/lazyComponent.tsx';
export { FieldGroup, type FieldGroupProps } from './field/FieldGroup.tsx';
export { FieldRange, type FieldRangeProps } from './field/FieldRange.tsx';
export type { FieldHandle } from './field/fieldProps.ts';
export { formatAge, isNew } from './format/age.ts';
export {
  type DatePeriod,
  dateFilterStart,
  datePeriods,
  formatDelivered,
  formatShortDate,
  formatTime,
  type Instant,
  isToday,
} from './format/dates.ts';
export { emDash } from './format/emDash.ts';
export { formatMinutesLeft, minutesLeft } from './format/minutesLeft.ts';
export { formatMoney } from './format/money.ts';
export { formatValue } from './format/value.ts';
export { Heading, type HeadingProps } from './heading/Heading.tsx';
export { useIsPhone, useMedia } from './hooks/useMedia.ts';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { InfoPopover, type InfoPopoverProps } from './info-popover/InfoPopover.tsx';
export { type Term, Terms, type TermsProps } from './info-popover/Terms.tsx';
export { Box, type BoxProps } from './layout/Box.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Columns, type ColumnsProps } from './layout/Columns.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export type { Space } from './layout/space.ts';
export { BackLink, type BackLinkProps } from './link/BackLink.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './link/LinkButton.tsx';
export { LinkRouter, type LinkRouterProps } from './link/LinkRouter.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './loading-overlay/LoadingOverlay.tsx';
export { LocaleProvider, type LocaleProviderProps } from './locale-provider/LocaleProvider.tsx';
export { Menu, type MenuChoice, type MenuEntry, type MenuGroup, type MenuProps } from './menu/Menu.tsx';
export {
  defineMessages,
  type MessagesFor,
  MessagesProvider,
  type MessagesProviderProps,
  overrideMessages,
  type Translation,
} from './messages/MessagesProvider.tsx';
export { english, type Names, nameIn, type Texts, useMessages, useTexts } from './messages/useMessages.ts';
export { NumberField, type NumberFieldProps } from './number-field/NumberField.tsx';
export { Pager, type PagerProps } from './pager/Pager.tsx';
export {
  AnchoredDialog,
  type AnchoredDialogProps,
  type AnchoredPosition,
} from './popover/AnchoredDialog.tsx';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu/ProfileMenu.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './search-field/SearchField.tsx';
export { SecretField, type SecretFieldProps } from './secret-field/SecretField.tsx';
export { Section, SectionDivider, type SectionDividerProps, type SectionProps } from './section/Section.tsx';
export type { SelectOption } from './select/options.ts';
export { Select, type SelectProps } from './select/Select.tsx';
export { SidePanel, type SidePanelProps } from './side-panel/SidePanel.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './switch/Switch.tsx';
export {
  SortableHeader,
  type SortableHeaderProps,
  type SortDirection,
} from './table/SortableHeader.tsx';
export { TablePlaceholder, type TablePlaceholderProps } from './table/TablePlaceholder.tsx';
export { TableRegion, type TableRegionProps } from './table/TableRegion.tsx';
export { Tag, type TagProps } from './tag/Tag.tsx';
export { TagInput, type TagInputProps } from './tag-input/TagInput.tsx';
export type { GetTagVerdict, TagVerdict } from './tag-input/verdict.ts';
export { Text, type TextProps } from './text/Text.tsx';
export { TextArea, type TextAreaProps } from './text-area/TextArea.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export {
  BrandProvider,
  type BrandProviderProps,
  useBrand,
  useThemeClassName,
} from './theme/BrandProvider.tsx';
export type { Brand, BrandColorMode, BrandImages, BrandLogoProps, BrandMark } from './theme/brand.ts';
export { advantage } from './theme/brands/advantage.ts';
export { bridge } from './theme/brands/bridge.ts';
export { TimeField, type TimeFieldProps } from './time-field/TimeField.tsx';
export { ToastHistory, type ToastHistoryProps } from './toast/ToastHistory.tsx';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { type ToastAction, type ToastOptions, toasts } from './toast/toasts.ts';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './toggle-button-group/ToggleButtonGroup.tsx';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { Wordmark, type WordmarkProps } from './wordmark/Wordmark.tsx';
export { createWriteJournal, type WriteJournal, type WriteStorage } from './write-once/writeJournal.ts';
export { writeOnce } from './write-once/writeOnce.ts';
