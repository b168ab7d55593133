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

/** Props of `MarketplaceForm`. */
export interface MarketplaceFormProps {
  /** Loads and saves the marketplace. */
  readonly gateway: MarketplaceGateway;
  /** ID of the marketplace; `new` creates one. */
  readonly marketplaceId: number | 'new';
  /**
   * ID of the marketplace that a new one is copied from, without its name, agency, API key and recipient settings.
   * Default: a new one starts blank.
   */
  readonly copyOf?: number | undefined;
  /** Called after a new marketplace is created, when no unsaved changes are left. Navigate to the list here. */
  readonly onCreated: (marketplace: Marketplace) => void;
  /** URL of the list. Default `/admin/marketplaces`. */
  readonly listHref?: string;
  /** Blocks navigation while there are unsaved changes. Default: guards the browser tab only. */
  readonly useUnsavedGuard?: UseUnsavedGuard;
  /**
   * Stores unsaved changes, without the delivery API key, so they survive an expired sign-in. Use a part of
   * `sessionStorage` that belongs to the current user. Default: they are not kept.
   */
  readonly drafts?: DraftStorage;
  /** Label of the save button. Default 'Save Marketplace'. */
  readonly saveLabel?: string;
  /** Label of the discard button. Default 'Discard Changes'. */
  readonly discardLabel?: string;
  /**
   * Content next to the fields, in windows narrower than 1200 px at the start of the save bar. E.g. `FormInsight` of
   * `@advantage/marketplace-insight`, loaded lazily. Default none.
   */
  readonly insight?: ReactNode;
  /**
   * Renders a delivery test at the end of a delivery section, e.g. `DeliveryTestButton`, loaded lazily. Pass a stable
   * function. Default none.
   */
  readonly deliveryTest?: (way: 'api' | 'email') => ReactNode;
  /**
   * Renders the heading with the link back to the list, e.g. in a console's top bar. Default: both are on the page.
   */
  readonly renderHeading?: (text: string, back: BackTo) => ReactNode;
}

/** The list of marketplaces, which the form leads back to. */
export interface BackTo {
  /** URL of the list. */
  readonly href: string;
  /** Name of the list. */
  readonly label: string;
}

const pageHeading = (text: string, { href, label }: BackTo) => (
  <div className={styles.head}>
    <BackLink href={href}>{label}</BackLink>
    <Heading level={1} size="xl">
      {text}
    </Heading>
  </div>
);

/**
 * Edits one marketplace: its setup, its appetite and how referrals are delivered to it. The form explains why Save is
 * disabled, shows a review before a save, and merges changes that someone else saved in the meantime. Requires a
 * `QueryClientProvider` around it and a `ToastRegion` on the page.
 */
export function MarketplaceForm(props: MarketplaceFormProps) {
  const t = useMessages(en.form);
  const { gateway, marketplaceId, listHref = '/admin/marketplaces', renderHeading = pageHeading } = props;
  const form = useMarketplace(gateway, marketplaceId, props.copyOf);
  const back = { href: listHref, label: t.allMarketplaces };
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
        deliveryTest={props.deliveryTest}
        renderHeading={(text) => renderHeading(text, back)}
      />
    );
  }
  return (
    <div className={styles.page}>
      {form.state === 'loading' ? null : renderHeading(t.marketplace, back)}
      <LoadingOverlay isLoading={form.state === 'loading'} label={t.loading}>
        <div className={styles.reserved}>
          {form.state === 'failed' && <ErrorState what={t.loadFailed} onRetry={form.retry} />}
          {form.state === 'missing' && <EmptyState title={t.notFound}>{t.maybeRemoved}</EmptyState>}
        </div>
      </LoadingOverlay>
    </div>
  );
}
