import { forwardRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { ChevronLeftIcon } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { backLink } from './BackLink.css.ts';
import type { NavigationProps } from './Link.tsx';

export interface BackLinkProps extends NavigationProps {
  /** Name of the page the link goes back to, for screen readers: the link is an arrow next to the heading. */
  readonly children: string;
}

/** Links back from an item to the list it belongs to, in front of the heading. For any other link use `Link`. */
export const BackLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, BackLinkProps>(function BackLink(
  { children, ...props },
  ref,
) {
  return (
    <AriaLink {...props} ref={ref} className={backLink}>
      <ChevronLeftIcon size={20} />
      <span className={visuallyHidden}>{children}</span>
    </AriaLink>
  );
});
