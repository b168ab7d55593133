import { session as sessionTexts } from '../messages/en.ts';
import { withTimeout } from './withTimeout.ts';

/** Form fields of a logout request. */
export interface LogoutFields {
  readonly id_token_hint: string;
  readonly client_id: string;
  readonly post_logout_redirect_uri: string;
}

/** Result of a logout: the server ended the session, or the browser must submit the form itself. */
export type LogoutResult = 'done' | 'blocked';

/**
 * Posts the logout form in the background. A redirect means success. Resolves to `blocked` if the request failed
 * (network or CORS); throws if the server responds with an error code.
 */
export async function postLogout(
  url: string,
  fields: LogoutFields,
  fetchFn: typeof fetch = fetch,
): Promise<LogoutResult> {
  const request = fetchFn(url, {
    method: 'POST',
    body: new URLSearchParams({ ...fields }),
    credentials: 'include',
    redirect: 'manual',
  });
  const response = await withTimeout(request, sessionTexts.noAnswer).catch(() => undefined);
  if (!response) return 'blocked';
  if (response.type === 'opaqueredirect' || response.ok) return 'done';
  throw new Error(sessionTexts.logoutFailed);
}

/** Submits the logout form, which leaves the page, for a form that couldn't be posted in the background. */
export function submitLogoutForm(url: string, fields: LogoutFields): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
