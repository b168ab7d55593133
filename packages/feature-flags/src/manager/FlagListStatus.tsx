import { Banner, Button, Card, EmptyState, ErrorState, TablePlaceholder } from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import type { FlagListState } from '../store/flagList.ts';

/** Says above the flags what went wrong with loading them: all of them, or some (ERR-9). */
export function FlagListProblems({
  list,
  onRetry,
}: {
  readonly list: FlagListState;
  readonly onRetry: () => void;
}) {
  const { status, rejected, error, refusal } = list;
  return (
    <>
      {error !== undefined && (
        <div role="alert">
          <Card padding={0}>
            <ErrorState
              layout="bar"
              what={refusal ?? 'Feature flags could not be loaded'}
              onRetry={onRetry}
              isRetrying={status === 'loading'}
            />
          </Card>
        </div>
      )}
      {rejected > 0 && (
        <Banner
          tone="caution"
          role="status"
          title={rejected === 1 ? '1 flag could not be shown.' : `${rejected} flags could not be shown.`}
        >
          The service sent them in an unknown format.
        </Banner>
      )}
    </>
  );
}

/** Shows where the flags will be (FLG-15). */
export function LoadingFlags() {
  return (
    <Card padding={0}>
      <TablePlaceholder rows={6} label="Loading feature flags" />
    </Card>
  );
}

/** Shows where the flags would be when there are none (FLG-14). */
export function NoFlags({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card padding={0}>
      <EmptyState
        title="No feature flags found"
        actions={
          <Button tone="accent" icon={PlusIcon} onPress={onAdd}>
            Add First Flag
          </Button>
        }
      >
        A flag turns a feature on or off without a new release.
      </EmptyState>
    </Card>
  );
}

/** Shows where the flags would be when a search finds none. */
export function NothingFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <Card padding={0}>
      <EmptyState
        title={`No flags match "${search.trim()}"`}
        actions={<Button onPress={onClear}>Show all flags</Button>}
      />
    </Card>
  );
}
