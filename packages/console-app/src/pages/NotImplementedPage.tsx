import { EmptyState, useMessages } from '@advantage/ui';
import { useSearch } from '@tanstack/react-router';
import { featureLabel } from '../access/navigation.ts';
import type { Search } from '../address/search.ts';
import * as en from '../messages/en.ts';

/** Names a feature that has no screen in the console (RTE-15). */
export function NotImplementedPage() {
  const t = useMessages(en.notices);
  const { feature = '' }: Search = useSearch({ strict: false });
  return <EmptyState title={t.notYet(featureLabel(feature))} />;
}
