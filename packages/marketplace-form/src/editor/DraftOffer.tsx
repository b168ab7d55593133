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
import type { MarketplaceFormValues } from '../fields/values.ts';
import { useFormActions, useFormActivity } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { type MergeVersions, mergeMarketplace } from '../values/mergeMarketplace.ts';
import { draftVersions, isDraftApplied, parseDraft } from '../values/parseDraft.ts';
import { MergeDialog } from './SaveDialogs.tsx';

/**
 * Offers to restore or discard a draft. Settles a draft without asking if it's unreadable, or if the marketplace
 * already contains all of its edits. Asks which value to keep where someone else saved another one since.
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
  const [conflict, setConflict] = useState<MergeVersions>();
  useEffect(() => {
    if (!draft) settle();
  }, [draft, settle]);
  if (!draft) return null;
  const time = isToday(draft.savedAt, now)
    ? formatTime(draft.savedAt, times)
    : formatDelivered(draft.savedAt, now, times);
  const close = () => setConflict(undefined);
  const load = (values: MarketplaceFormValues) => {
    form.load(form.getLoaded(), values);
    settle();
  };
  const restore = () => {
    const versions = draftVersions(draft, structuredClone(form.getValues()), form.getLoaded().reference);
    const { values, conflicts } = mergeMarketplace(versions);
    if (conflicts.length > 0) setConflict(versions);
    else load(values);
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
      {conflict && <MergeDialog versions={conflict} merge={load} discard={discard} close={close} />}
    </Banner>
  );
}
