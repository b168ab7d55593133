import { Link as AriaLink } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationProps } from '../Link/Link.tsx';
import { backLink } from './BackLink.css.ts';

export interface BackLinkProps extends NavigationProps {
  /** The name of the page it leads back to. */
  readonly children: string;
}

/** Leads back from one thing to the list it belongs to. For every other way use `Link`. */
export function BackLink({ children, ...props }: BackLinkProps) {
  return (
    <AriaLink {...props} className={backLink}>
      <Icon name="chevronLeft" />
      {children}
    </AriaLink>
  );
}
