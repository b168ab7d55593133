'use client';

import './theme/themes.css.ts';

export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export type { NavigationGroup, NavigationItem } from './AppShell/navigation.ts';
export { BackLink, type BackLinkProps } from './BackLink/BackLink.tsx';
export { badgeStyles } from './Badge/Badge.css.ts';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { type BadgeSize, type BadgeTone, badgeSizes, badgeTones } from './Badge/badgeVariants.ts';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { type BannerTone, bannerTones } from './Banner/bannerVariants.ts';
export { Box, type BoxProps } from './Box/Box.tsx';
export { buttonStyles } from './Button/Button.css.ts';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { type ButtonSize, type ButtonTone, buttonSizes, buttonTones } from './Button/buttonVariants.ts';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGrid, type CheckboxGridProps } from './CheckboxGrid/CheckboxGrid.tsx';
export type { CheckboxOption } from './CheckboxGrid/GridOption.tsx';
export { Columns, type ColumnsProps } from './Columns/Columns.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { CountBadge, type CountBadgeProps } from './CountBadge/CountBadge.tsx';
export { ClockProvider, type ClockProviderProps, useClock, useNow } from './clock/ClockProvider.tsx';
export { type Clock, createManualClock, createSystemClock } from './clock/clock.ts';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { FieldGroup, type FieldGroupProps } from './Field/FieldGroup.tsx';
export { FieldRange, type FieldRangeProps } from './Field/FieldRange.tsx';
export {
  type FieldHandle,
  type FieldLabelling,
  type FieldMessageProps,
  type FieldProps,
  type FieldSize,
  fieldSizes,
} from './Field/fieldProps.ts';
export type { TextInputProps } from './Field/textInputProps.ts';
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
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { IconName } from './Icon/iconNames.ts';
export { iconButtonStyles } from './IconButton/IconButton.css.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { InfoPopover, type InfoPopoverProps } from './InfoPopover/InfoPopover.tsx';
export { type Term, Terms, type TermsProps } from './InfoPopover/Terms.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { linkStyles } from './Link/Link.css.ts';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { LinkRouter, type LinkRouterProps } from './LinkRouter/LinkRouter.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay.tsx';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider/LocaleProvider.tsx';
export type { Space } from './layout/space.ts';
export { Menu, type MenuEntry, type MenuProps } from './Menu/Menu.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { Pager, type PagerProps } from './Pager/Pager.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { ProfileMenu, type ProfileMenuProps } from './ProfileMenu/ProfileMenu.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { SecretField, type SecretFieldProps } from './SecretField/SecretField.tsx';
export { Section, SectionDivider, type SectionProps } from './Section/Section.tsx';
export type { SelectOption } from './Select/options.ts';
export { Select, type SelectProps } from './Select/Select.tsx';
export { SidePanel, type SidePanelProps } from './SidePanel/SidePanel.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export {
  SortableHeader,
  type SortableHeaderProps,
  type SortDirection,
} from './SortableHeader/SortableHeader.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
/** The classes of a semantic `<table>` and its parts: `table`, `row`, `cell` and so on. */
export * as tableStyles from './Table/Table.css.ts';
export { TablePlaceholder, type TablePlaceholderProps } from './TablePlaceholder/TablePlaceholder.tsx';
export { TableRegion, type TableRegionProps } from './TableRegion/TableRegion.tsx';
export { tagStyles } from './Tag/Tag.css.ts';
export { Tag, type TagProps, type TagTone, tagTones } from './Tag/Tag.tsx';
export { TagInput, type TagInputProps } from './TagInput/TagInput.tsx';
export type { GetTagVerdict, TagVerdict } from './TagInput/verdict.ts';
export { Text, type TextProps, type TextSize, type TextTone } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField.tsx';
export { ToastRegion } from './Toast/ToastRegion.tsx';
export { type ToastAction, type ToastContent, toastDuration, toasts } from './Toast/toasts.ts';
export { ToastHistory } from './ToastHistory/ToastHistory.tsx';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './ToggleButtonGroup/ToggleButtonGroup.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
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
export { vars } from './theme/vars.css.ts';
export { visuallyHidden } from './VisuallyHidden/VisuallyHidden.css.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { useBrowserLayoutEffect } from './viewport/useBrowserLayoutEffect.ts';
export { useIsPhone, useMedia } from './viewport/useMedia.ts';
export { Wordmark, type WordmarkProps } from './Wordmark/Wordmark.tsx';
