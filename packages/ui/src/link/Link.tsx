import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { linkStyles } from './Link.css.ts';

/** Props that every kind of link passes to React Aria. */
export type NavigationProps = Pick<
  AriaLinkProps,
  | 'id'
  | 'href'
  | 'target'
  | 'rel'
  | 'routerOptions'
  | 'onPress'
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-label'
>;

export interface LinkProps extends NavigationProps {
  /** The label: where the link goes. */
  readonly children: ReactNode;
  /** Color: of a link, of the surrounding text, or of an error. Default `link`. */
  readonly tone?: 'link' | 'inherit' | 'critical';
  /** When the link is underlined. Use `hover` only where it's clearly a link. Default `always`. */
  readonly underline?: 'always' | 'hover';
}

/** Links to another page, in running text or a list. To start an action use `Button`. */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { children, tone, underline, ...props },
  ref,
) {
  return (
    <AriaLink {...props} ref={ref} className={linkStyles({ tone, underline })}>
      {children}
    </AriaLink>
  );
});
