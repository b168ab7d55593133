import { lazyPart } from '@advantage/ui';
import { Suspense } from 'react';
import { useFormActivity } from '../form/formParts.ts';

// Few forms open with a draft.
const DraftOffer = lazyPart(async () => (await import('./DraftOffer.tsx')).DraftOffer);

/** Offers what was typed and never saved, e.g. because the sign-in expired. Draws nothing while there is none. */
export function DraftBanner() {
  const { kept } = useFormActivity().draft;
  return kept === undefined ? null : (
    <Suspense>
      <DraftOffer text={kept} />
    </Suspense>
  );
}
