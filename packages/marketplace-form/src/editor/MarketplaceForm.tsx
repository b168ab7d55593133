import { BackLink, EmptyState, ErrorState, Heading, LoadingOverlay, useMessages } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { DraftStorage } from '../form/autosaveDraft.ts';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { useMarketplace } from '../form/useMarketplace.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { MarketplaceEditor } from './MarketplaceEditor.tsx';
import * as styles from './MarketplaceForm.css.ts';

/** What a host gives the form. */
export interface MarketplaceFormProps {
  /** Where the marketplace comes from and goes to. */
  readonly gateway: MarketplaceGateway;
  /** Which marketplace; `new` creates one. */
  readonly marketplaceId: number | 'new';
  /** The marketplace that a new one starts as a copy of, without its name, agency and key. Default: a new one starts blank. */
  readonly copyOf?: number | undefined;
  /** Called when a new marketplace was created: go to the list. No unsaved changes are left by then. */
  readonly onCreated: (marketplace: Marketplace) => void;
  /** Where the list is. Default `/admin/marketplaces`. */
  readonly listHref?: string;
  /** Keeps people from leaving with unsaved changes. Default: guards the browser tab only. */
  readonly useUnsavedGuard?: UseUnsavedGuard;
  /**
   * Where unsaved changes are kept, without the delivery API key, so that they survive a sign-in that expired: give
   * the person's own part of `sessionStorage`. Default: they are not kept.
   */
  readonly drafts?: DraftStorage;
  /** Words of the button that saves. Default 'Save Marketplace'. */
  readonly saveLabel?: string;
  /** Words of the button that discards. Default 'Discard Changes'. */
  readonly discardLabel?: string;
  /** What is next to the fields, or above them where there is no room, e.g. `FormInsight` of `/insight`, loaded lazily. Default none. */
  readonly insight?: ReactNode;
  /** What the review says about the changes, e.g. `FormSimulation` of `/insight`, loaded lazily. Default none. */
  readonly review?: ReactNode;
  /**
   * Draws what tries a way of delivery, e.g. `DeliveryTestButton` of `/insight`, loaded lazily, at the end of its section.
   * Keep the function. Default none.
   */
  readonly deliveryTest?: (way: 'api' | 'email') => ReactNode;
  /** Draws the heading, e.g. in the bar of a console. Default: a heading on the page. */
  readonly renderHeading?: (text: string) => ReactNode;
}

const pageHeading = (text: string) => <Heading level={1}>{text}</Heading>;

/**
 * Everything about one marketplace in one form: who it is, what it buys, how referrals are delivered to it. It says
 * why it cannot be saved, shows what would change before it is saved, and merges with what somebody else saved
 * meanwhile. Needs a `QueryClientProvider` and a `ToastRegion` around it.
 */
export function MarketplaceForm(props: MarketplaceFormProps) {
  const t = useMessages(en.form);
  const { gateway, marketplaceId, listHref = '/admin/marketplaces', renderHeading = pageHeading } = props;
  const form = useMarketplace(gateway, marketplaceId, props.copyOf);
  const back = <BackLink href={listHref}>{t.allMarketplaces}</BackLink>;
  if (form.state === 'ready') {
    return (
      <MarketplaceEditor
        key={marketplaceId}
        {...form}
        gateway={gateway}
        onCreated={props.onCreated}
        useUnsavedGuard={props.useUnsavedGuard}
        saveLabel={props.saveLabel}
        discardLabel={props.discardLabel}
        drafts={props.drafts}
        insight={props.insight}
        review={props.review}
        deliveryTest={props.deliveryTest}
        renderHeading={renderHeading}
        back={back}
      />
    );
  }
  return (
    <div className={styles.page}>
      {form.state === 'loading' ? null : renderHeading(t.marketplace)}
      {back}
      <LoadingOverlay isLoading={form.state === 'loading'} label={t.loading}>
        <div className={styles.reserved}>
          {form.state === 'failed' && <ErrorState what={t.loadFailed} onRetry={form.retry} />}
          {form.state === 'missing' && <EmptyState title={t.notFound}>{t.maybeRemoved}</EmptyState>}
        </div>
      </LoadingOverlay>
    </div>
  );
}
