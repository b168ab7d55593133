import { Button, lazyComponent, useMessages } from '@advantage/ui';
import { Suspense, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import { ReferralHrefContext } from './ReferralLines.tsx';

/** Props of `BulkEdit`. */
export interface BulkEditProps {
  /** Loads and saves the marketplaces. */
  readonly gateway: MarketplaceGateway;
  /** The marketplaces that can be selected, e.g. those that match the list's filters. */
  readonly marketplaces: readonly Marketplace[];
  /** Provides the sample of referrals used to preview a change. */
  readonly source: MarketplaceInsightSource;
}

const BulkEditDialog = lazyComponent(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);

/**
 * Applies one change to several marketplaces, with a preview, and reports the outcome of each. Pass it to
 * `MarketplaceList` as `tools`, and load it lazily.
 */
export function BulkEdit(props: BulkEditProps) {
  const t = useMessages(en.bulkEdit);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isDisabled={props.marketplaces.length === 0} onPress={() => setOpen(true)}>
        {t.open}
      </Button>
      <ReferralHrefContext.Provider value={props.source.hrefOf}>
        <Suspense>{isOpen && <BulkEditDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
      </ReferralHrefContext.Provider>
    </>
  );
}
