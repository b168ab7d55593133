import { forwardRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { ChevronLeftIcon } from '../icon/icons.ts';
import { backLink } from './BackLink.css.ts';
import type { NavigationProps } from './Link.tsx';

export interface BackLinkProps extends NavigationProps {
  /** The name of the page it leads back to. */
  readonly children: string;
}

/** Leads back from one thing to the list it belongs to. For every other way use `Link`. */
export const BackLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, BackLinkProps>(function BackLink(
  { children, ...props },
  ref,
) {
  return (
    <AriaLink {...props} ref={ref} className={backLink}>
      <ChevronLeftIcon />
      {children}
    </AriaLink>
  );
});
