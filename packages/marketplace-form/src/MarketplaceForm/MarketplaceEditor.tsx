import { type ReactNode, useEffect, useState } from 'react';
import { AgencyLookupContext } from '../agency/AgencyLookupContext.ts';
import { useAgencyLookup } from '../agency/useAgencyLookup.ts';
import { DraftBanner } from '../drafts/DraftBanner.tsx';
import type { DraftStorage } from '../drafts/DraftStorage.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { MarketplaceReference } from '../form/reference.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import type { UseUnsavedGuard } from '../guard/unsavedGuard.ts';
import { SaveBar, type SaveBarProps } from '../SaveBar/SaveBar.tsx';
import { SectionNav } from '../SectionNav/SectionNav.tsx';
import { SectionPicker } from '../SectionNav/SectionPicker.tsx';
import { FormSessionContext } from '../session/FormSessionContext.ts';
import { useNewFormSession } from '../session/useNewFormSession.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { EditorDialogs } from './EditorDialogs.tsx';
import { Fields } from './Fields.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { useDiscard } from './useDiscard.ts';
import { useSave } from './useSave.ts';

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
