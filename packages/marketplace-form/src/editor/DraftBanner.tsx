import { Banner, Button, formatDelivered, Inline, Stack, useNow } from '@advantage/ui';
import { useFormActivity } from '../form/formParts.ts';
import type { UnsavedDraft } from '../values/draft.ts';

/** Offers what was typed and never saved, e.g. because the sign-in expired. Draws nothing while there is none. */
export function DraftBanner() {
  const { offered } = useFormActivity().draft;
  return offered ? <Offer draft={offered} /> : null;
}

function Offer({ draft }: { readonly draft: UnsavedDraft }) {
  const { restore, discard } = useFormActivity().draft;
  const now = useNow(60_000);
  return (
    <Banner tone="caution" role="status" title="Changes that were not saved are kept.">
      <Stack space={3}>
        <span>
          Last change: {formatDelivered(draft.keptAt, now)}.
          {draft.lacksKey && ' The delivery API key is never kept: enter it again.'}
        </span>
        <Inline space={2}>
          <Button size="s" tone="accent" onPress={restore}>
            Restore them
          </Button>
          <Button size="s" onPress={discard}>
            Forget them
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
