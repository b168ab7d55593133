import { EmptyState } from '@advantage/ui';
import { useSearch } from '@tanstack/react-router';
import { featureLabel } from '../access/navigation.ts';
import type { Search } from '../address/search.ts';

/** Names a feature that has no screen in the console (RTE-15). */
export function NotImplementedPage() {
  const { feature = '' }: Search = useSearch({ strict: false });
  return <EmptyState title={`${featureLabel(feature)} isn't available here yet`} />;
}
