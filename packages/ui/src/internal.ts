'use client';

/**
 * `@advantage/ui/internal`: shared by the packages of this family, and not meant for hosts. May change in any
 * release.
 */
export { badgeStyles } from './badge/Badge.css.ts';
export { buttonStyles } from './button/Button.css.ts';
export { FullPageOverlay } from './dialog/FullPageOverlay.tsx';
export { OptionPanel } from './field/OptionPanel.tsx';
export { useBrowserLayoutEffect } from './hooks/useBrowserLayoutEffect.ts';
export { useEvent, useLatest } from './hooks/useEvent.ts';
export { useFocusFallback } from './hooks/useFocusFallback.ts';
export { iconButtonStyles } from './icon-button/IconButton.css.ts';
export { linkStyles } from './link/Link.css.ts';
export { SkeletonCards, SkeletonRows } from './table/Skeleton.tsx';
export { tableStyles } from './table/tableStyles.ts';
export { warnDuplicateCopy } from './theme/pageWarnings.ts';
export { visuallyHidden } from './visually-hidden/VisuallyHidden.css.ts';
