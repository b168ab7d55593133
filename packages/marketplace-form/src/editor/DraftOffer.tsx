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
import { useEffect, useState } from 'react';
import { useFormActions, useFormActivity } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { applyDraft, isDraftApplied, parseDraft } from '../values/parseDraft.ts';

/**
 * Offers to restore or discard a draft. Settles a draft without asking if it's unreadable, or if the marketplace
 * already contains all of its edits.
 */
export function DraftOffer({ text }: { readonly text: string }) {
  const { settle, discard } = useFormActivity().draft;
  const { form } = useFormActions();
  const t = useMessages(en.form);
  const now = useNow(60_000);
  const times = useMessages(timeTexts);
  const [draft] = useState(() => {
    const stored = parseDraft(text);
    const { saved, reference } = form.getLoaded();
    return stored && !isDraftApplied(stored, saved, reference) ? stored : undefined;
  });
  useEffect(() => {
    if (!draft) settle();
  }, [draft, settle]);
  if (!draft) return null;
  const time = isToday(draft.savedAt, now)
    ? formatTime(draft.savedAt, times)
    : formatDelivered(draft.savedAt, now, times);
  const restore = () => {
    const loaded = form.getLoaded();
    form.load(loaded, applyDraft(draft, form.getValues(), loaded.reference));
    settle();
  };
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
