import { memo, type ReactNode, useEffect, useState } from 'react';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { DraftStorage } from '../form/autosaveDraft.ts';
import { type FormParts, useFormParts } from '../form/formParts.ts';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import type { UseUnsavedGuard } from '../form/unsavedGuard.ts';
import { useDiscard } from '../form/useDiscard.ts';
import { useDraft } from '../form/useDraft.ts';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
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

/** The heading of a form. */
const headingOf = (original: Marketplace | undefined) =>
  `Marketplace: ${original ? (original.marketplaceName ?? original.id) : 'Creation'}`;

/** The form of a marketplace that is loaded, or of a new one. */
export function MarketplaceEditor({ gateway, loaded, reference, ...props }: MarketplaceEditorProps) {
  const form = useMarketplaceForm({ ...loaded, reference });
  return (
    <MarketplaceFormProvider form={form} gateway={gateway}>
      <Layout {...props} />
    </MarketplaceFormProvider>
  );
}

/** Saving, and everything that waits for it. */
function useEditor(parts: FormParts, { onCreated, drafts }: Pick<LayoutProps, 'onCreated' | 'drafts'>) {
  const { created, ...saving } = useSave(parts);
  const draft = useDraft(parts.form, drafts);
  const { end } = draft;
  useEffect(() => {
    if (!created) return;
    end();
    onCreated(created);
  }, [created, onCreated, end]);
  return { draft, isDone: created !== undefined, ...saving };
}

type LayoutProps = Omit<MarketplaceEditorProps, 'gateway' | 'loaded' | 'reference'>;

/** The parts of the form on the page. */
const Layout = memo(function Layout(props: LayoutProps) {
  const { useUnsavedGuard, renderHeading, back, saveLabel, discardLabel } = props;
  const parts = useFormParts();
  const { draft, isSaving, save, conflict, isDone } = useEditor(parts, props);
  const { isReloading, discard } = useDiscard(parts);
  const [isReviewing, setReviewing] = useState(false);
  return (
    <>
      <SectionPicker />
      <div className={styles.layout}>
        <div className={styles.head}>{renderHeading(headingOf(parts.loaded.original))}</div>
        <div className={styles.side}>
          {back}
          <SectionNav />
          {props.insight && <div className={styles.insight}>{props.insight}</div>}
        </div>
        <Fields {...{ isSaving, isReloading }}>
          {draft.offered && (
            <DraftBanner draft={draft.offered} onRestore={draft.restore} onForget={draft.discard} />
          )}
        </Fields>
      </div>
      <SaveBar
        {...{ saveLabel, discardLabel, isSaving }}
        onSave={() => void save()}
        onDiscard={() => void discard()}
        onShowErrors={parts.showAllErrors}
        onReview={() => setReviewing(true)}
      />
      <EditorDialogs
        {...{ isReviewing, useUnsavedGuard, conflict, isDone }}
        onReviewed={() => setReviewing(false)}
        onAbandon={draft.end}
      />
    </>
  );
});
