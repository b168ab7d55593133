import type { MatchExplainerView } from '@advantage/marketplace-form/insight';
import type { Referral, ScreenDetails } from '@advantage/referrals';
import { Link } from '@advantage/ui';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Search } from '../address/search.ts';
import { useOpenReferral } from '../address/useListAddress.ts';
import { InsightPart } from '../insight/InsightPart.tsx';
import { MatchExplainer } from '../insight/lazyInsight.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';

/** What an admin looks at of why a marketplace would take a referral: kept while the reader steps from one to another. */
const nothingExplained: MatchExplainerView = { isOpen: false, marketplaceId: null };

/** The address of this list with a referral open in it. */
function linkOf(opportunityId: string) {
  const url = new URL(window.location.href);
  url.searchParams.set('referral', opportunityId);
  return url.href;
}

/** Opens a referral in the list of the page, from wherever the reader is by then. */
function useOpenInList() {
  const navigate = useNavigate();
  // The page of this list, also while another page is on its way.
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

/** The details next to a list. The address names the open referral, so that it can be shared and survives a reload. */
export function useDetails() {
  const { gateways, user, paymentMethod } = useConsole();
  const { marketplaces } = gateways;
  const [explained, setExplained] = useState<MatchExplainerView>(nothingExplained);
  const explain = useCallback(
    (referral: Referral) =>
      marketplaces && (
        <InsightPart>
          <MatchExplainer
            referral={referral}
            gateway={marketplaces}
            view={explained}
            onViewChange={setExplained}
          />
        </InsightPart>
      ),
    [marketplaces, explained],
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
