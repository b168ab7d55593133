import { createElement, forwardRef, type ReactNode } from 'react';
import { textStyles } from './Text.css.ts';

/** Font size and line height: 12/16, 13/20, 14/20 and 16/24 px. */
export const textSizes = ['xs', 's', 'm', 'l'] as const;
/** One of `textSizes`. */
export type TextSize = (typeof textSizes)[number];

/** Text colors; `inherit` keeps the surrounding color. */
export const textTones = ['default', 'muted', 'subtle', 'critical', 'positive', 'inherit'] as const;
/** One of `textTones`. */
export type TextTone = (typeof textTones)[number];

export interface TextProps {
  /** The text. */
  readonly children: ReactNode;
  /** The element to render. Default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  /** Size and line height. Default `m` (14/20 px). */
  readonly size?: TextSize;
  /** Color. Default `default`. */
  readonly tone?: TextTone;
  /** Font weight. Default `regular`; `inherit` keeps the weight around it. */
  readonly weight?: 'regular' | 'medium' | 'strong' | 'inherit';
  /** Truncates to one line with an ellipsis. Default false. */
  readonly isTruncated?: boolean;
  /** Gives all digits the same width, for numbers that line up or keep changing. Default false. */
  readonly isTabular?: boolean;
  /** Id of the element, e.g. for `aria-describedby`. Default none. */
  readonly id?: string;
}

/** Running text. To name a part of the page use `Heading`. */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text(
  { children, as = 'p', id, ...look },
  ref,
) {
  const { size = 'm', tone = 'default', weight = 'regular', isTruncated = false, isTabular = false } = look;
  const className = textStyles({ size, tone, weight, isTruncated, isTabular });
  return createElement(as, { ref, id, className }, children);
});
