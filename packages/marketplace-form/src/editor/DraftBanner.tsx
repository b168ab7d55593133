import { Banner, Button, formatDelivered, formatTime, Inline, isToday, Stack, useNow } from '@advantage/ui';
import { useFormActivity } from '../form/formParts.ts';
import { texts } from '../form/texts.ts';
import type { UnsavedDraft } from '../values/draft.ts';

/** Offers what was typed and never saved, e.g. because the sign-in expired. Draws nothing while there is none. */
export function DraftBanner() {
  const { offered } = useFormActivity().draft;
  return offered ? <Offer draft={offered} /> : null;
}

function Offer({ draft }: { readonly draft: UnsavedDraft }) {
  const { restore, discard } = useFormActivity().draft;
  const now = useNow(60_000);
  const time = isToday(draft.keptAt, now) ? formatTime(draft.keptAt) : formatDelivered(draft.keptAt, now);
  return (
    <Banner tone="caution" role="status" title={texts.draft(time)}>
      <Stack space={3}>
        {draft.lacksKey && <span>{texts.draftLacksKey}</span>}
        <Inline space={2}>
          <Button size="s" tone="accent" onPress={restore}>
            {texts.restoreDraft}
          </Button>
          <Button size="s" onPress={discard}>
            {texts.discardDraft}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
