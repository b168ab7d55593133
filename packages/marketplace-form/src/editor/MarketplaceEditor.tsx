import { Banner, useMedia, useMessages } from '@advantage/ui';
import { memo, type ReactNode, useEffect } from 'react';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { DraftStorage } from '../form/autosaveDraft.ts';
import { useFormLoaded } from '../form/formParts.ts';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import { sideBySide } from '../form/sideBySide.ts';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import { copiedValues } from '../values/copy.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { type UnreadableField, unreadableSentence } from '../wire/readMarketplace.ts';
import { AllSections } from './AllSections.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './Fields.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionPicker } from './SectionPicker.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

interface MarketplaceEditorProps extends Omit<LayoutProps, 'odd' | 'copied'> {
  /** Where the marketplace goes to. */
  readonly gateway: MarketplaceGateway;
  /** What is edited; missing for a new marketplace. */
  readonly loaded: VersionedMarketplace | undefined;
  /** What a new marketplace is copied from. */
  readonly copied: Marketplace | undefined;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
  /** Called when a new marketplace was created. */
  readonly onCreated: (marketplace: Marketplace) => void;
  /** Where unsaved changes are kept. */
  readonly drafts: DraftStorage | undefined;
}

interface LayoutProps extends SaveBarProps {
  /** Keeps people from leaving with unsaved changes. */
  readonly useUnsavedGuard: UseUnsavedGuard | undefined;
  /** Draws the heading. */
  readonly renderHeading: (text: string) => ReactNode;
  /** The way back to the list. */
  readonly back: ReactNode;
  /** The fields of the marketplace that could not be read. */
  readonly odd: readonly UnreadableField[] | undefined;
  /** The name of what a new marketplace is copied from. */
  readonly copied: string | null | undefined;
  /** Draws what tries a way of delivery. */
  readonly deliveryTest: ((way: 'api' | 'email') => ReactNode) | undefined;
  /** What is next to the fields, or above them. */
  readonly insight: ReactNode;
}

/** The heading of a form. */
const headingOf = (original: Marketplace | undefined, t: typeof en.form) =>
  t.heading(original ? (original.marketplaceName ?? String(original.id)) : t.newMarketplace);

/** The form of a marketplace that is loaded, or of a new one. */
export function MarketplaceEditor(props: MarketplaceEditorProps) {
  const { gateway, loaded, copied, reference, onCreated, drafts, ...layout } = props;
  const form = useMarketplaceForm({ ...loaded, reference });
  const { load, getLoaded } = form;
  useEffect(() => {
    if (copied) load(getLoaded(), copiedValues(copied, getLoaded().reference));
  }, [copied, load, getLoaded]);
  return (
    <MarketplaceFormProvider {...{ form, gateway, onCreated, drafts }}>
      <Layout {...layout} odd={loaded?.odd} copied={copied?.marketplaceName} />
    </MarketplaceFormProvider>
  );
}

/** The parts of the form on the page. */
const Layout = memo(function Layout(props: LayoutProps) {
  const t = useMessages(en.form);
  const unreadable = useMessages(en.unreadable);
  const { useUnsavedGuard, renderHeading, back, insight, odd, copied, saveLabel, discardLabel, review } =
    props;
  const { original } = useFormLoaded();
  const isBeside = useMedia(sideBySide);
  const about = insight && <div className={styles.insight}>{insight}</div>;
  return (
    <>
      <SectionPicker />
      <div className={insight ? `${styles.layout} ${styles.withInsight}` : styles.layout}>
        <div className={styles.head}>{renderHeading(headingOf(original, t))}</div>
        <div className={styles.side}>
          {back}
          <SectionNav />
        </div>
        <div className={styles.main}>
          {!isBeside && about}
          <FormFields>
            {odd && odd.length > 0 && (
              <Banner tone="caution" title={unreadableSentence(odd, unreadable)}>
                {t.oddFieldsKept}
              </Banner>
            )}
            {copied && <Banner tone="info" title={t.copied(copied)} />}
            <DraftBanner />
            <ErrorSummary />
            <AllSections deliveryTest={props.deliveryTest} />
          </FormFields>
        </div>
        {isBeside && about}
      </div>
      <SaveBar {...{ saveLabel, discardLabel, review }} />
      <UnsavedChangesGuard useUnsavedGuard={useUnsavedGuard} />
    </>
  );
});
