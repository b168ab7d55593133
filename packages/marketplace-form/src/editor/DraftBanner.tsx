import {
  Banner,
  Button,
  formatDelivered,
  formatTime,
  Inline,
  isToday,
  Stack,
  useMessages,
  useNow,
} from '@advantage/ui';
import { time as timeTexts } from '@advantage/ui/messages';
import { useFormActivity } from '../form/formParts.ts';
import * as en from '../messages/en.ts';
import type { UnsavedDraft } from '../values/draft.ts';

/** Offers what was typed and never saved, e.g. because the sign-in expired. Draws nothing while there is none. */
export function DraftBanner() {
  const { offered } = useFormActivity().draft;
  return offered ? <Offer draft={offered} /> : null;
}

function Offer({ draft }: { readonly draft: UnsavedDraft }) {
  const { restore, discard } = useFormActivity().draft;
  const t = useMessages(en.form);
  const now = useNow(60_000);
  const times = useMessages(timeTexts);
  const time = isToday(draft.savedAt, now)
    ? formatTime(draft.savedAt, times)
    : formatDelivered(draft.savedAt, now, times);
  return (
    <Banner tone="caution" role="status" title={t.draft(time)}>
      <Stack space={3}>
        {draft.lacksKey && <span>{t.draftLacksKey}</span>}
        <Inline space={2}>
          <Button size="s" tone="accent" onPress={restore}>
            {t.restoreDraft}
          </Button>
          <Button size="s" onPress={discard}>
            {t.discardDraft}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
