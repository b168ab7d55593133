import { EmptyState } from '@advantage/ui';
import { useSearch } from '@tanstack/react-router';
import { featureLabel } from '../../roles/navigation.ts';
import type { Search } from '../../routes/search.ts';

const Placeholder = ({ name }: { readonly name: string }) => (
  <EmptyState title={`${name} not part of the console yet`}>
    Choose another entry of the navigation.
  </EmptyState>
);

/** Names a feature that has no screen in the console (RTE-15). */
export function NotImplementedPage() {
  const { feature = '' }: Search = useSearch({ strict: false });
  return <Placeholder name={`${featureLabel(feature)} is`} />;
}

/** Stands for the marketplace list and form as long as the console does not place them. */
export const MarketplacesPlaceholder = () => <Placeholder name="Marketplaces are" />;
