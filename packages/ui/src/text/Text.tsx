import { createElement, forwardRef, type ReactNode } from 'react';
import { textStyles } from './Text.css.ts';

/** Sizes 12/16, 13/20, 14/20 and 16/24 px. */
export const textSizes = ['xs', 's', 'm', 'l'] as const;
/** One of `textSizes`. */
export type TextSize = (typeof textSizes)[number];

/** Colors of text; `inherit` keeps the color around it. */
export const textTones = ['default', 'muted', 'subtle', 'critical', 'positive', 'inherit'] as const;
/** One of `textTones`. */
export type TextTone = (typeof textTones)[number];

export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** The element. Default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  /** Size and line height. Default `m` (14/20 px). */
  readonly size?: TextSize;
  /** Color. Default `default`. */
  readonly tone?: TextTone;
  /** Weight. Default `regular`; `inherit` keeps the weight around it. */
  readonly weight?: 'regular' | 'medium' | 'strong' | 'inherit';
  /** Keeps to one line and ends in an ellipsis. Default false. */
  readonly isTruncated?: boolean;
  /** Gives every digit the same width, where numbers line up or tick. Default false. */
  readonly isTabular?: boolean;
  /** DOM id, e.g. for `aria-describedby`. Default none. */
  readonly id?: string;
}

/** Running text. For what is above a part of the page use `Heading`. */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text(
  { children, as = 'p', id, ...look },
  ref,
) {
  const { size = 'm', tone = 'default', weight = 'regular', isTruncated = false, isTabular = false } = look;
  const className = textStyles({ size, tone, weight, isTruncated, isTabular });
  return createElement(as, { ref, id, className }, children);
});
