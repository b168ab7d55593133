import { EmptyState, LinkButton, useMessages } from '@advantage/ui';
import type { IconComponent } from '@advantage/ui/icons';
import { startPage } from '../address/paths.ts';
import * as en from '../messages/en.ts';

export interface DeadEndProps {
  /** Icon of the reason, e.g. a lock. */
  readonly icon: IconComponent;
  /** One sentence, the page's heading: why there's nothing here. */
  readonly children: string;
}

/** Shown instead of a page that there's none of for this user, with a way to the start page. */
export function DeadEnd({ icon, children }: DeadEndProps) {
  const t = useMessages(en.notices);
  return (
    <EmptyState
      headingLevel={1}
      icon={icon}
      title={children}
      actions={
        <LinkButton tone="accent" href={startPage}>
          {t.goToAll}
        </LinkButton>
      }
    />
  );
}
