import { forwardRef, type ReactNode } from 'react';
import { headingStyles } from './Heading.css.ts';

/** Font size and line height: 14/20, 16/24, 18/24, 24/32 and 32/40 px. */
export const headingSizes = ['m', 'l', 'xl', '2xl', '3xl'] as const;
/** One of `headingSizes`. */
export type HeadingSize = (typeof headingSizes)[number];

/** Level of a heading in the page outline. */
export type HeadingLevel = 1 | 2 | 3 | 4;

const sizeOfLevel: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: '2xl', 2: 'xl', 3: 'l', 4: 'm' };

export interface HeadingProps {
  /** The text. */
  readonly children: ReactNode;
  /** Level in the page outline. */
  readonly level: HeadingLevel;
  /** Size and line height. Default: `2xl`, `xl`, `l`, `m` for the levels 1 to 4. */
  readonly size?: HeadingSize;
  /** Id of the element, e.g. for `aria-labelledby`. Default none. */
  readonly id?: string;
  /** Pass `-1` to make the heading focusable, e.g. when its page opens. Default: not focusable. */
  readonly tabIndex?: -1;
}

/**
 * Names a page or a part of it. The level sets its place in the outline, the size how it looks. For text that should
 * only stand out use `Text` with a weight.
 */
export const Heading = /* @__PURE__ */ forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { children, level, size = sizeOfLevel[level], id, tabIndex },
  ref,
) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} tabIndex={tabIndex} className={headingStyles({ size })}>
      {children}
    </Tag>
  );
});
