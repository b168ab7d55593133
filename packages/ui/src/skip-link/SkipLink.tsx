import type { MouseEvent } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** DOM id of the element to go to; give it `tabIndex={-1}`. */
  readonly targetId: string;
  /** Its words. Default 'Skip to content'. */
  readonly label?: string;
}

/**
 * Leads past the navigation; shows on keyboard focus only. The first thing on a page. For a way that everybody sees
 * use `Link`.
 */
export function SkipLink({ targetId, label = 'Skip to content' }: SkipLinkProps) {
  // The address stays as it is: the fragment belongs to the router.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a className={skipLink} href={`#${targetId}`} onClick={skip}>
      {label}
    </a>
  );
}
