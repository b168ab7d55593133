import { MatchExplainer } from '@advantage/marketplace-insight';
import type { Referral, ScreenDetails } from '@advantage/referrals';
import { Link } from '@advantage/ui';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '../address/search.ts';
import { useOpenReferral } from '../address/useListAddress.ts';
import { InsightPart } from '../notices/InsightPart.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';

/** Returns the URL of this list with a referral open. */
function linkOf(opportunityId: string) {
  const url = new URL(window.location.href);
  url.searchParams.set('referral', opportunityId);
  return url.href;
}

/** Returns a function that opens a referral in this page's list, even if the user has left the page since. */
function useOpenInList() {
  const navigate = useNavigate();
  // The path of this list's page, even while another page is loading.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  return useCallback(
    (referral: string) => {
      const isHere = window.location.pathname === pathname;
      const search = (current: Search) => ({ ...(isHere && current), referral });
      void navigate({ to: pathname, search, resetScroll: false });
    },
    [navigate, pathname],
  );
}

/**
 * Returns the props for the details next to a list. The open referral is in the URL, so that it can be shared and
 * survives a reload.
 */
export function useDetails() {
  const { gateways, user, paymentMethod } = useConsole();
  const { marketplaces } = gateways;
  const explain = useCallback(
    (referral: Referral) =>
      marketplaces && (
        <InsightPart>
          <MatchExplainer referral={referral} gateway={marketplaces} />
        </InsightPart>
      ),
    [marketplaces],
  );
  const [selectedKey, change] = useOpenReferral();
  const details: ScreenDetails = {
    linkOf,
    onOpen: useOpenInList(),
    paymentMethodLink: paymentMethod && <Link href={paymentMethod.href}>{paymentMethod.label}</Link>,
    ...(user.role === 'admin' && marketplaces && { more: explain }),
  };
  return {
    rowAction: 'select' as const,
    details,
    selectedKey,
    onSelectedKeyChange: (key: string | null) =>
      change((search) => ({ ...search, referral: key ?? undefined })),
  };
}
