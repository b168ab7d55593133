import { Banner, useMedia, useMessages } from '@advantage/ui';
import { media } from '@advantage/ui/internal';
import { memo, type ReactNode, useEffect } from 'react';
import type { MarketplaceReference } from '../fields/field.ts';
import type { DraftStorage } from '../form/autosaveDraft.ts';
import { useFormLoaded } from '../form/formContext.ts';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { copiedValues } from '../values/copiedValues.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { type UnreadableField, unreadableSentence } from '../wire/readMarketplace.ts';
import { ApiSection } from './ApiSection.tsx';
import { CommercialSection } from './CommercialSection.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { EmailSection } from './EmailSection.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormFields.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { LifeSection } from './LifeSection.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { PersonalSection } from './PersonalSection.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SetupSection } from './SetupSection.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

interface MarketplaceEditorProps extends Omit<LayoutProps, 'unreadableFields' | 'copied'> {
  /** Saves the marketplace and looks up agencies. */
  readonly gateway: MarketplaceGateway;
  /** The loaded marketplace; undefined for a new one. */
  readonly loaded: VersionedMarketplace | undefined;
  /** The marketplace that a new one is copied from. */
  readonly copied: Marketplace | undefined;
  /** Data the form needs besides the marketplace, such as the referral sources. */
  readonly reference: MarketplaceReference;
  /** Called after a new marketplace is created. */
  readonly onCreated: (marketplace: Marketplace) => void;
  /** Stores unsaved changes. */
  readonly drafts: DraftStorage | undefined;
}

interface LayoutProps extends SaveBarProps {
  /** Blocks navigation while there are unsaved changes. */
  readonly useUnsavedGuard: UseUnsavedGuard | undefined;
  /** Renders the heading. */
  readonly renderHeading: (text: string) => ReactNode;
  /** Fields of the marketplace that couldn't be read. */
  readonly unreadableFields: readonly UnreadableField[] | undefined;
  /** Name of the marketplace that a new one is copied from. */
  readonly copied: string | null | undefined;
  /** Renders a delivery test. */
  readonly deliveryTest: ((way: 'api' | 'email') => ReactNode) | undefined;
  /** Content next to the fields, or in the save bar on narrow screens. */
  readonly insight: ReactNode;
}

const formatHeading = (original: Marketplace | undefined, t: typeof en.form) =>
  t.heading(original ? (original.marketplaceName ?? String(original.id)) : t.newMarketplace);

/** The form of a loaded marketplace, or of a new one. */
export function MarketplaceEditor(props: MarketplaceEditorProps) {
  const { gateway, loaded, copied, reference, onCreated, drafts, ...layout } = props;
  const form = useMarketplaceForm({ ...loaded, reference });
  const { load, getLoaded } = form;
  useEffect(() => {
    if (copied) load(getLoaded(), copiedValues(copied, getLoaded().reference));
  }, [copied, load, getLoaded]);
  return (
    <MarketplaceFormProvider {...{ form, gateway, onCreated, drafts }}>
      <Layout {...layout} unreadableFields={loaded?.unreadableFields} copied={copied?.marketplaceName} />
    </MarketplaceFormProvider>
  );
}

/** Lays out the parts of the form on the page. */
const Layout = memo(function Layout(props: LayoutProps) {
  const t = useMessages(en.form);
  const unreadable = useMessages(en.unreadable);
  const { useUnsavedGuard, renderHeading, insight, unreadableFields, copied, saveLabel, discardLabel } =
    props;
  const { original } = useFormLoaded();
  const hasRail = useMedia(media.wide) && insight !== undefined;
  return (
    <div className={styles.form}>
      {renderHeading(formatHeading(original, t))}
      <div className={styles.band}>
        <SectionNav />
      </div>
      <div className={hasRail ? `${styles.body} ${styles.withRail}` : styles.body}>
        <div className={styles.main}>
          <FormFields>
            <div className={styles.messages}>
              {unreadableFields && unreadableFields.length > 0 && (
                <Banner tone="caution" title={unreadableSentence(unreadableFields, unreadable)}>
                  {t.oddFieldsKept}
                </Banner>
              )}
              {copied && <Banner tone="info" title={t.copied(copied)} />}
              <DraftBanner />
              <ErrorSummary />
            </div>
            <AllSections deliveryTest={props.deliveryTest} />
          </FormFields>
        </div>
        {hasRail && (
          <div className={styles.rail}>
            <div className={styles.railContent}>{insight}</div>
          </div>
        )}
      </div>
      <SaveBar {...{ saveLabel, discardLabel }} start={hasRail ? undefined : insight} />
      <UnsavedChangesGuard useUnsavedGuard={useUnsavedGuard} />
    </div>
  );
});

interface AllSectionsProps {
  /** Renders a delivery test. Default: nothing. */
  readonly deliveryTest?: ((way: 'api' | 'email') => ReactNode) | undefined;
}

/** All sections, in order. Memoized: they subscribe to the form themselves and don't depend on their parent. */
const AllSections = memo(function AllSections({ deliveryTest }: AllSectionsProps) {
  return (
    <>
      <SetupSection />
      <GeneralSection />
      <CommercialSection />
      <PersonalSection />
      <LifeSection />
      <ScheduleSection />
      <ApiSection>{deliveryTest?.('api')}</ApiSection>
      <EmailSection>{deliveryTest?.('email')}</EmailSection>
    </>
  );
});
