import { Banner, Button, EmptyState, ErrorState, TablePlaceholder, useMessages } from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import type { FlagListState } from '../store/flagList.ts';
import { inset } from './FeatureFlagManager.css.ts';

/** Shows above the flags that all or some of them couldn't be loaded. */
export function FlagListProblems({
  list,
  onRetry,
}: {
  readonly list: FlagListState;
  readonly onRetry: () => void;
}) {
  const t = useMessages(en.manager);
  const { status, rejected, error, refusal } = list;
  return (
    <>
      {error !== undefined && (
        <div role="alert" className={inset}>
          <ErrorState
            layout="bar"
            what={refusal ?? t.loadFailed}
            onRetry={onRetry}
            isRetrying={status === 'loading'}
          />
        </div>
      )}
      {rejected > 0 && (
        <div className={inset}>
          <Banner tone="caution" role="status" title={t.rejected(rejected)}>
            {t.unknownFormat}
          </Banner>
        </div>
      )}
    </>
  );
}

/** Placeholder while the flags load. */
export function LoadingFlags() {
  const t = useMessages(en.manager);
  return <TablePlaceholder rows={6} label={t.loading} />;
}

/** Shown when there are no flags. */
export function NoFlags({ onAdd }: { readonly onAdd: () => void }) {
  const t = useMessages(en.manager);
  return (
    <EmptyState
      title={t.none}
      actions={
        <Button tone="accent" icon={PlusIcon} onPress={onAdd}>
          {t.addFirst}
        </Button>
      }
    >
      {t.noneHint}
    </EmptyState>
  );
}

/** Shown when no flags match a search. */
export function NothingFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const t = useMessages(en.manager);
  return (
    <EmptyState title={t.noMatch(search.trim())} actions={<Button onPress={onClear}>{t.showAll}</Button>} />
  );
}
