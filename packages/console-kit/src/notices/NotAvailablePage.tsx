import { EmptyState, LinkButton, useMessages } from '@advantage/ui';
import { startPage } from '../address/paths.ts';
import * as en from '../messages/en.ts';

export interface NotAvailablePageProps {
  /** Whether the user has any role in the console. */
  readonly hasRole: boolean;
}

/** Shown instead of a page that the user's role doesn't include. */
export function NotAvailablePage({ hasRole }: NotAvailablePageProps) {
  const t = useMessages(en.notices);
  return (
    <EmptyState title={t.notAvailable} actions={<LinkButton href={startPage}>{t.goToAll}</LinkButton>}>
      {hasRole ? t.roleLacksPage : t.noRole}
    </EmptyState>
  );
}
