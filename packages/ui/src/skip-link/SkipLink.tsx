import { forwardRef, type MouseEvent } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** DOM id of the element to go to; give it `tabIndex={-1}`. */
  readonly targetId: string;
  /** Its words. Default 'Skip to content'. */
  readonly label?: string;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Leads past the navigation; shows on keyboard focus only. The first thing on a page. For a way that everybody sees
 * use `Link`.
 */
export const SkipLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId, label, id },
  ref,
) {
  const t = useMessages(en.skipLink);
  // The address stays as it is: the fragment belongs to the router.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a ref={ref} id={id} className={skipLink} href={`#${targetId}`} onClick={skip}>
      {label ?? t.skip}
    </a>
  );
});
