import { useBrand } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from './ConsoleContext.ts';
import { profileCard } from './profileCard.ts';

/** Returns the profile card of the signed-in user, completed by the identity service once it responds. */
export function useProfileCard() {
  const { user, profile, gateways } = useConsole();
  const { name } = useBrand();
  const { data = {} } = useQuery({
    queryKey: ['user', profile.username],
    queryFn: ({ signal }) => gateways.lookUpUser?.(profile.username, signal) ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  });
  return profileCard(user, profile, data, name);
}
