import { type ReactNode, useEffect, useState } from 'react';
import type { MarketplaceReference } from '../fields/reference.ts';
import { AgencyLookupContext } from '../form/AgencyLookupContext.ts';
import type { DraftStorage } from '../form/DraftStorage.ts';
import { FormSessionContext } from '../form/FormSessionContext.ts';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { useAgencyLookup } from '../form/useAgencyLookup.ts';
import { useDiscard } from '../form/useDiscard.ts';
import { useDraft } from '../form/useDraft.ts';
import { useNewFormSession } from '../form/useNewFormSession.ts';
import { useSave } from '../form/useSave.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { DraftBanner } from './DraftBanner.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { Fields } from './Fields.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionPicker } from './SectionPicker.tsx';

interface MarketplaceEditorProps extends Pick<SaveBarProps, 'saveLabel' | 'discardLabel'> {
  /** Where the marketplace goes to. */
  readonly gateway: MarketplaceGateway;
  /** What is edited; missing for a new marketplace. */
  readonly loaded: VersionedMarketplace | undefined;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
  /** Called when a new marketplace was created. */
  readonly onCreated: (marketplace: Marketplace) => void;
  /** Keeps people from leaving with unsaved changes. */
  readonly useUnsavedGuard: UseUnsavedGuard;
  /** Where unsaved changes are kept. */
  readonly drafts: DraftStorage | undefined;
  /** Draws the heading. */
  readonly renderHeading: (text: string) => ReactNode;
  /** The way back to the list. */
  readonly back: ReactNode;
  /** What stands below the sections' names. */
  readonly insight: ReactNode;
}

/** The heading of a form (MKF-1). */
const headingOf = (original: Marketplace | undefined) =>
  `Marketplace: ${original ? (original.marketplaceName ?? original.id) : 'Creation'}`;

/** Everything that is going on in an editor. */
function useEditor({ gateway, loaded, reference, onCreated, drafts }: MarketplaceEditorProps) {
  const session = useNewFormSession(loaded, reference);
  const lookup = useAgencyLookup(gateway, session);
  const { created, ...saving } = useSave(gateway, session);
  const draft = useDraft(session, drafts);
  const { end } = draft;
  useEffect(() => {
    if (!created) return;
    end();
    onCreated(created);
  }, [created, onCreated, end]);
  return { session, lookup, draft, isDone: created !== undefined, ...saving };
}

/** The form of a marketplace that is loaded, or of a new one. */
export function MarketplaceEditor(props: MarketplaceEditorProps) {
  const { gateway, useUnsavedGuard, renderHeading, back, saveLabel, discardLabel } = props;
  const editor = useEditor(props);
  const { session, lookup, draft, isSaving } = editor;
  const { isReloading, discard } = useDiscard(gateway, session, lookup);
  const [isReviewing, setReviewing] = useState(false);
  return (
    <FormSessionContext.Provider value={session}>
      <AgencyLookupContext.Provider value={lookup}>
        <SectionPicker />
        <div className={styles.layout}>
          <div className={styles.head}>{renderHeading(headingOf(session.subject().original))}</div>
          <div className={styles.side}>
            {back}
            <SectionNav />
            {props.insight && <div className={styles.insight}>{props.insight}</div>}
          </div>
          <Fields {...{ isSaving, isReloading }}>
            {draft.offered && (
              <DraftBanner draft={draft.offered} onRestore={draft.restore} onForget={draft.forget} />
            )}
          </Fields>
        </div>
        <SaveBar
          {...{ saveLabel, discardLabel, isSaving }}
          onSave={() => void editor.save()}
          onDiscard={() => void discard()}
          onShowErrors={session.ask}
          onReview={() => setReviewing(true)}
        />
        <EditorDialogs
          {...{ isReviewing, useUnsavedGuard }}
          onReviewed={() => setReviewing(false)}
          conflict={editor.conflict}
          isDone={editor.isDone}
          onAbandon={draft.end}
        />
      </AgencyLookupContext.Provider>
    </FormSessionContext.Provider>
  );
}
