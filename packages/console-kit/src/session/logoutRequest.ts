import { session as sessionTexts } from '../messages/en.ts';
import { withTimeout } from './withTimeout.ts';

/** The fields of a logout. */
export interface LogoutFields {
  readonly id_token_hint: string;
  readonly client_id: string;
  readonly post_logout_redirect_uri: string;
}

/** How the logout went: the server has ended the session, or the browser must carry the form there itself. */
export type LogoutResult = 'done' | 'blocked';

/**
 * Posts the logout form in the background. A redirect means success. `blocked` when the server cannot be asked
 * from here (network or CORS); throws when it answers with an error code.
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

/** Leaves the page with the logout form, where it could not be posted in the background. */
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
