import { Banner, Button, formatDelivered, Inline, Stack, useNow } from '@advantage/ui';
import type { UnsavedDraft } from '../values/draft.ts';

interface DraftBannerProps {
  /** What was typed and not saved. */
  readonly draft: UnsavedDraft;
  /** Puts it back into the form. */
  readonly onRestore: () => void;
  /** Takes it away. */
  readonly onForget: () => void;
}

/** Offers what was typed and never saved, e.g. because the sign-in expired. */
export function DraftBanner({ draft, onRestore, onForget }: DraftBannerProps) {
  const now = useNow(60_000);
  return (
    <Banner tone="caution" role="status" title="Changes that were not saved are kept.">
      <Stack space={3}>
        <span>
          Last change: {formatDelivered(draft.keptAt, now)}.
          {draft.lacksKey && ' The delivery API key is never kept: enter it again.'}
        </span>
        <Inline space={2}>
          <Button size="s" tone="accent" onPress={onRestore}>
            Restore them
          </Button>
          <Button size="s" onPress={onForget}>
            Forget them
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
