import { EmptyState, LinkButton } from '@advantage/ui';
import { startPage } from '../address/paths.ts';

/** Stands in place of a page that the user's role does not allow (RTE-19). */
export function NotAvailablePage() {
  return (
    <EmptyState
      title="This page is not available to your role"
      actions={<LinkButton href={startPage}>Go to all referrals</LinkButton>}
    >
      Ask your administrator if you need it. Everything you can open is in the navigation.
    </EmptyState>
  );
}
