import { Banner, useMedia, useMessages } from '@advantage/ui';
import { memo, type ReactNode, useEffect } from 'react';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { DraftStorage } from '../form/autosaveDraft.ts';
import { useFormLoaded } from '../form/formContext.ts';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import { wideLayoutQuery } from '../form/wideLayoutQuery.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { copiedValues } from '../values/copiedValues.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { type UnreadableField, unreadableSentence } from '../wire/readMarketplace.ts';
import { AllSections } from './AllSections.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormFields.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionPicker } from './SectionPicker.tsx';
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
  /** Link back to the list. */
  readonly back: ReactNode;
  /** Fields of the marketplace that couldn't be read. */
  readonly unreadableFields: readonly UnreadableField[] | undefined;
  /** Name of the marketplace that a new one is copied from. */
  readonly copied: string | null | undefined;
  /** Renders a delivery test. */
  readonly deliveryTest: ((way: 'api' | 'email') => ReactNode) | undefined;
  /** Content next to the fields, or above them on narrow screens. */
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
  const {
    useUnsavedGuard,
    renderHeading,
    back,
    insight,
    unreadableFields,
    copied,
    saveLabel,
    discardLabel,
    review,
  } = props;
  const { original } = useFormLoaded();
  const isWideLayout = useMedia(wideLayoutQuery);
  const insightPanel = insight && <div className={styles.insight}>{insight}</div>;
  return (
    <>
      <SectionPicker />
      <div className={insight ? `${styles.layout} ${styles.withInsight}` : styles.layout}>
        <div className={styles.head}>{renderHeading(formatHeading(original, t))}</div>
        <div className={styles.side}>
          {back}
          <SectionNav />
        </div>
        <div className={styles.main}>
          {!isWideLayout && insightPanel}
          <FormFields>
            {unreadableFields && unreadableFields.length > 0 && (
              <Banner tone="caution" title={unreadableSentence(unreadableFields, unreadable)}>
                {t.oddFieldsKept}
              </Banner>
            )}
            {copied && <Banner tone="info" title={t.copied(copied)} />}
            <DraftBanner />
            <ErrorSummary />
            <AllSections deliveryTest={props.deliveryTest} />
          </FormFields>
        </div>
        {isWideLayout && insightPanel}
      </div>
      <SaveBar {...{ saveLabel, discardLabel, review }} />
      <UnsavedChangesGuard useUnsavedGuard={useUnsavedGuard} />
    </>
  );
});
