import { LoadingOverlay } from '@advantage/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { AgencyLookupContext } from '../agency/AgencyLookupContext.ts';
import { useAgencyLookup } from '../agency/useAgencyLookup.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import type { MarketplaceReference } from '../form/reference.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import type { UseUnsavedGuard } from '../guard/unsavedGuard.ts';
import { MergeDialog } from '../MergeDialog/MergeDialog.tsx';
import { ReviewDialog } from '../ReviewDialog/ReviewDialog.tsx';
import { SaveBar, type SaveBarProps } from '../SaveBar/SaveBar.tsx';
import { SectionNav } from '../SectionNav/SectionNav.tsx';
import { SectionPicker } from '../SectionNav/SectionPicker.tsx';
import { AllSections } from '../sections/AllSections.tsx';
import { FormSessionContext } from '../session/FormSessionContext.ts';
import { useNewFormSession } from '../session/useNewFormSession.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { useSave } from './useSave.ts';

interface MarketplaceEditorProps extends Pick<SaveBarProps, 'saveLabel' | 'discardLabel'> {
  readonly gateway: MarketplaceGateway;
  /** Missing for a new marketplace. */
  readonly loaded: VersionedMarketplace | undefined;
  readonly reference: MarketplaceReference;
  readonly onCreated: (marketplace: Marketplace) => void;
  readonly useUnsavedGuard: UseUnsavedGuard;
  readonly renderHeading: (text: string) => ReactNode;
  readonly back: ReactNode;
}

/** The heading of a form (MKF-1). */
const headingOf = (original: Marketplace | undefined) =>
  `Marketplace: ${original ? (original.marketplaceName ?? original.id) : 'Creation'}`;

/** The form of a marketplace that is loaded, or of a new one. */
export function MarketplaceEditor(props: MarketplaceEditorProps) {
  const { gateway, loaded, reference, onCreated, useUnsavedGuard, renderHeading, back, ...labels } = props;
  const session = useNewFormSession(loaded, reference);
  const lookup = useAgencyLookup(gateway, session);
  const { isSaving, isReloading, created, save, discard, conflict } = useSave(gateway, session);
  const [asked, setAsked] = useState(0);
  const [isReviewing, setReviewing] = useState(false);
  useEffect(() => {
    if (created) onCreated(created);
  }, [created, onCreated]);
  const showErrors = () => {
    session.reveal();
    setAsked((times) => times + 1);
  };
  return (
    <FormSessionContext.Provider value={session}>
      <AgencyLookupContext.Provider value={lookup}>
        <SectionPicker />
        <div className={styles.layout}>
          <div className={styles.head}>{renderHeading(headingOf(session.subject().original))}</div>
          <div className={styles.side}>
            {back}
            <SectionNav />
          </div>
          <LoadingOverlay
            isLoading={isSaving || isReloading}
            label={isSaving ? 'Saving' : 'Loading the marketplace'}
          >
            <fieldset className={styles.fields} disabled={isSaving}>
              <ErrorSummary asked={asked} />
              <AllSections />
            </fieldset>
          </LoadingOverlay>
        </div>
        <SaveBar
          {...labels}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={() => {
            lookup.cancel();
            void discard();
          }}
          onShowErrors={showErrors}
          onReview={() => setReviewing(true)}
        />
        {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
        {conflict && (
          <MergeDialog
            versions={conflict.versions}
            onMerge={conflict.merge}
            onDiscard={conflict.discard}
            onClose={conflict.close}
          />
        )}
        <LeaveDialog useUnsavedGuard={useUnsavedGuard} isDone={created !== undefined} />
      </AgencyLookupContext.Provider>
    </FormSessionContext.Provider>
  );
}
