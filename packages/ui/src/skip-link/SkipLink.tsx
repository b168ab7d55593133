import { forwardRef, type MouseEvent } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element to skip to. Give it `tabIndex={-1}`, unless there is an `onSkip`. */
  readonly targetId: string;
  /** Called instead of focusing the element, e.g. to focus the first row in it. Default: focuses the element. */
  readonly onSkip?: () => void;
  /** The label. Default 'Skip to content'. */
  readonly label?: string;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Skips the navigation. Visible only on keyboard focus; render it first on the page. For a link that's always visible
 * use `Link`.
 */
export const SkipLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId, onSkip = () => document.getElementById(targetId)?.focus(), label, id },
  ref,
) {
  const t = useMessages(en.skipLink);
  // Keep the URL: the fragment belongs to the router.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip();
  };
  return (
    <a ref={ref} id={id} className={skipLink} href={`#${targetId}`} onClick={skip}>
      {label ?? t.skip}
    </a>
  );
});
