import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { linkStyles } from './Link.css.ts';

/** What every kind of link takes from React Aria. */
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
  /** The label: where it leads. */
  readonly children: ReactNode;
  /** Color: as a link, as the text around it, or as an error. Default `link`. */
  readonly tone?: 'link' | 'inherit' | 'critical';
  /** When it is underlined; `hover` only where the place makes clear that it is a link. Default `always`. */
  readonly underline?: 'always' | 'hover';
}

/** Leads somewhere, within a text or a list. For starting an action use `Button`. */
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
