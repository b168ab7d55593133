import { administrator, keycloakUrl } from './environment.ts';

const json = { 'content-type': 'application/json' };

async function administratorToken(): Promise<string> {
  const response = await fetch(`${keycloakUrl}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: administrator.name,
      password: administrator.password,
    }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

/** Calls Keycloak's admin API for the realm. */
async function administer(path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = `Bearer ${await administratorToken()}`;
  const response = await fetch(`${keycloakUrl}/admin/realms/advantage${path}`, {
    ...init,
    headers: { ...json, authorization },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Ends every session of a user on the server, as an administrator does. */
export async function endSessionsOf(username: string): Promise<void> {
  const found = await administer(`/users?exact=true&username=${username}`);
  const [person] = (await found.json()) as { id: string }[];
  await administer(`/users/${person?.id}/logout`, { method: 'POST' });
}

/** Changes the lifetime of access tokens, in seconds. Default: the value in the imported realm. */
export async function setTokenLife(accessTokenLifespan = 120): Promise<void> {
  await administer('', { method: 'PUT', body: JSON.stringify({ accessTokenLifespan }) });
}
