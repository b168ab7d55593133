import type { Connection } from '@advantage/console-kit';
import { createHttpGateways } from '@advantage/console-kit/http';
import type { SessionPort } from '@advantage/console-kit/keycloak';

/** Nothing can be claimed in this console, and it has neither marketplaces nor flags. */
export function createGateways(session: SessionPort, connection: Connection) {
  const { referrals, lookUpUser } = createHttpGateways({
    services: 'https://api.example.com',
    session,
    connection,
  });
  return { referrals: { ...referrals, claim: undefined }, lookUpUser };
}
