'use client';

/**
 * `@advantage/ui/internal`: shared by the packages of this family, and not meant for hosts. May change in any
 * release.
 */
export { badgeStyles } from './badge/Badge.css.ts';
export { buttonStyles } from './button/Button.css.ts';
export { filterOptions, setOptionsSelected } from './checkbox-grid/selection.ts';
export { FullPageOverlay } from './dialog/FullPageOverlay.tsx';
export { OptionPanel } from './field/OptionPanel.tsx';
export { TextButton } from './field/TextButton.tsx';
export { containsWords, findByPrefix } from './format/searchText.ts';
export { isElement } from './hooks/isElement.ts';
export { restoreLostFocus } from './hooks/restoreLostFocus.ts';
export { afterPaint, useAfterPaint } from './hooks/useAfterPaint.ts';
export { useBrowserLayoutEffect } from './hooks/useBrowserLayoutEffect.ts';
export { useEvent, useLatest } from './hooks/useEvent.ts';
export { useFocusFallback } from './hooks/useFocusFallback.ts';
export { OwnerWindow } from './hooks/useMedia.ts';
export { useSameEntries } from './hooks/useSameEntries.ts';
export { iconButtonStyles } from './icon-button/IconButton.css.ts';
export { linkStyles } from './link/Link.css.ts';
export { checkMessages } from './messages/MessagesProvider.tsx';
export { useAreas } from './messages/useMessages.ts';
export { useTypedText } from './select/useTypedText.ts';
export { copyRows } from './table/copyRows.ts';
export { SkeletonCards, SkeletonRows } from './table/Skeleton.tsx';
export { tableStyles } from './table/tableStyles.ts';
export { useRowWindow } from './table/useRowWindow.ts';
export { inElement } from './text/inElement.tsx';
export { warnDuplicateCopy } from './theme/pageWarnings.ts';
// Hosts have these in `/theme`, which loads vanilla-extract.
export { breakpoints, media } from './theme/tokens.ts';
export { visuallyHidden } from './visually-hidden/VisuallyHidden.css.ts';
