import { lazyComponent } from '@advantage/ui';
import { useFormActivity } from '../form/useFormField.ts';

// Loaded on demand: few forms open with a draft.
const DraftOffer = lazyComponent(async () => (await import('./DraftOffer.tsx')).DraftOffer, {
  pending: null,
});

/** Offers to restore unsaved changes, e.g. after an expired sign-in. Renders nothing if there is no draft. */
export function DraftBanner() {
  const { stored } = useFormActivity().draft;
  return stored === undefined ? null : <DraftOffer text={stored} />;
}
