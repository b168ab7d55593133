import {
  BackLink,
  Banner,
  EmptyState,
  ErrorState,
  Heading,
  LoadingOverlay,
  useMedia,
  useMessages,
} from '@advantage/ui';
import { media } from '@advantage/ui/internal';
import { memo, type ReactNode, useEffect } from 'react';
import { type HostFields, type MarketplaceReference, type SectionId, sections } from '../fields/field.ts';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import type { DraftStorage } from '../form/useDraft.ts';
import { useFormLoaded } from '../form/useFormField.ts';
import { useMarketplace } from '../form/useMarketplace.ts';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { copiedValues } from '../values/toFormValues.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { unreadableSentence } from '../wire/unreadableFields.ts';
import { CommercialSection, GeneralSection, LifeSection, PersonalSection } from './AppetiteSections.tsx';
import { ApiSection, EmailSection, ScheduleSection } from './DeliverySections.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormSection.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SetupSection } from './SetupSection.tsx';
import { UnsavedChangesGuard, type UseUnsavedGuard } from './UnsavedChangesGuard.tsx';

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
   * The host's own fields, created with `defineField`. Pass the same object on every render, and a control for each in
   * `slots`. Default: none.
   */
  readonly fields?: HostFields;
  /** The host's own controls, at the end of a section. Default: none. */
  readonly slots?: Readonly<Partial<Record<SectionId, ReactNode>>>;
  /**
   * Renders the heading with the link back to the list, e.g. in a console's top bar. Default: both are on the page.
   */
  readonly renderHeading?: (text: string, back: BackTo) => ReactNode;
}

/** The list of marketplaces, which the form leads back to. */
export interface BackTo {
  readonly href: string;
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
  const { listHref = '/admin/marketplaces', renderHeading = pageHeading, slots = {} } = props;
  const misplaced = Object.keys(slots).find((name) => !sections.some(({ id }) => id === name));
  if (misplaced !== undefined) throw new Error(`The marketplace form has no section '${misplaced}'.`);
  const form = useMarketplace(props.gateway, props.marketplaceId, props.copyOf, props.fields);
  const back = { href: listHref, label: t.allMarketplaces };
  if (form.state === 'ready') {
    return (
      <Editor
        {...props}
        {...form}
        key={props.marketplaceId}
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

interface EditorProps extends Omit<MarketplaceFormProps, 'renderHeading'> {
  /** The loaded marketplace; undefined for a new one. */
  readonly loaded: VersionedMarketplace | undefined;
  /** The marketplace that a new one is copied from. */
  readonly copied: Marketplace | undefined;
  readonly reference: MarketplaceReference;
  readonly renderHeading: (text: string) => ReactNode;
}

function Editor(props: EditorProps) {
  const { gateway, loaded, copied, reference, onCreated, drafts } = props;
  const form = useMarketplaceForm({ ...loaded, reference });
  const { load, getLoaded } = form;
  useEffect(() => {
    if (copied) load(getLoaded(), copiedValues(copied, getLoaded().reference));
  }, [copied, load, getLoaded]);
  return (
    <MarketplaceFormProvider {...{ form, gateway, onCreated, drafts }}>
      <Layout {...props} />
    </MarketplaceFormProvider>
  );
}

const Layout = memo(function Layout(props: EditorProps) {
  const t = useMessages(en.form);
  const unreadable = useMessages(en.unreadable);
  const { loaded, copied, insight, saveLabel, discardLabel, slots, deliveryTest } = props;
  const { unreadableFields = [] } = loaded ?? {};
  const { original } = useFormLoaded();
  const hasRail = useMedia(media.wide) && insight !== undefined;
  const name = original ? (original.marketplaceName ?? String(original.id)) : t.newMarketplace;
  return (
    <div className={styles.form}>
      {props.renderHeading(t.heading(name))}
      <div className={styles.band}>
        <SectionNav />
      </div>
      <div className={hasRail ? `${styles.body} ${styles.withRail}` : styles.body}>
        <div className={styles.main}>
          <FormFields>
            <div className={styles.messages}>
              {unreadableFields.length > 0 && (
                <Banner tone="caution" title={unreadableSentence(unreadableFields, unreadable)}>
                  {t.oddFieldsKept}
                </Banner>
              )}
              {copied?.marketplaceName && <Banner tone="info" title={t.copied(copied.marketplaceName)} />}
              <DraftBanner />
              <ErrorSummary />
            </div>
            <AllSections {...{ slots, deliveryTest }} />
          </FormFields>
        </div>
        {hasRail && (
          <div className={styles.rail}>
            <div className={styles.railContent}>{insight}</div>
          </div>
        )}
      </div>
      <SaveBar {...{ saveLabel, discardLabel }} start={hasRail ? undefined : insight} />
      <UnsavedChangesGuard useUnsavedGuard={props.useUnsavedGuard} />
    </div>
  );
});

/** All sections, in order. Memoized: they subscribe to the form themselves and don't depend on their parent. */
const AllSections = memo(function AllSections({
  deliveryTest,
  slots = {},
}: Pick<MarketplaceFormProps, 'deliveryTest' | 'slots'>) {
  return (
    <>
      <SetupSection>{slots.setup}</SetupSection>
      <GeneralSection>{slots.general}</GeneralSection>
      <CommercialSection>{slots.commercial}</CommercialSection>
      <PersonalSection>{slots.personal}</PersonalSection>
      <LifeSection>{slots.life}</LifeSection>
      <ScheduleSection>{slots.schedule}</ScheduleSection>
      <ApiSection>
        {slots.api}
        {deliveryTest?.('api')}
      </ApiSection>
      <EmailSection>
        {slots.email}
        {deliveryTest?.('email')}
      </EmailSection>
    </>
  );
});
