import { EmptyState, LinkButton } from '@advantage/ui';
import { startPage } from '../address/paths.ts';

export interface NotAvailablePageProps {
  /** Whether the user has a role in the console at all. */
  readonly hasRole: boolean;
}

/** Shows in place of a page that the user's role doesn't allow (RTE-19). */
export function NotAvailablePage({ hasRole }: NotAvailablePageProps) {
  return (
    <EmptyState
      title="This page is not available to your role"
      actions={<LinkButton href={startPage}>Go to all referrals</LinkButton>}
    >
      {hasRole
        ? "Your role doesn't include this page."
        : 'Your account has no role in the console yet. Ask your administrator to add one.'}
    </EmptyState>
  );
}
