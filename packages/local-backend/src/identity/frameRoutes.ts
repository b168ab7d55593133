import type { IdentityApp, IdentityContext, IdentityDependencies } from './context.ts';
import { browserSession } from './context.ts';
import { framePolicy } from './headers.ts';
import { html } from './pages/html.ts';
import { assetsPath } from './pages/layout.ts';
import { clientId, protocolPath } from './realm.ts';

const sessionFrame = `${protocolPath}/login-status-iframe.html`;
const cookieFrames = `${protocolPath}/3p-cookies`;

/** Serves the iframes that tell the console whether cookies work and whether its session has ended. */
export function serveFrames(app: IdentityApp, { origins, hooks, getProvider }: IdentityDependencies): void {
  const frame = (context: IdentityContext, script: string) => {
    const { port } = new URL(context.req.url);
    const data = html`data-name="advantage_cookie_check_${port}" data-origins="${[...origins.consoleOrigins].join(' ')}"`;
    const markup = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Frame</title>
<meta name="frame" content="" ${data}><script src="${assetsPath}/${script}" type="module"></script></head><body></body></html>`;
    return context.html(markup.markup, 200, {
      'content-security-policy': framePolicy(origins),
      'cache-control': 'no-store',
    });
  };

  app.get(sessionFrame, (context) => frame(context, 'session-frame.js'));
  app.get(`${cookieFrames}/step1.html`, (context) => frame(context, 'cookie-step-1.js'));
  app.get(`${cookieFrames}/step2.html`, (context) => frame(context, 'cookie-step-2.js'));

  // 204: this browser still has the session. 200: it doesn't, and the body says so. 403: an unknown page is asking.
  app.get(`${sessionFrame}/init`, async (context) => {
    const { client_id, origin, session_state = '' } = context.req.query();
    if (client_id !== clientId || origin === undefined || !origins.consoleOrigins.has(origin))
      return context.body(null, 403);
    if (hooks.current.session !== null) return context.text(hooks.current.session);
    const session = await browserSession(getProvider(context), context);
    const uid = session.accountId === undefined ? '' : session.uid;
    return uid === session_state ? context.body(null, 204) : context.text('changed');
  });
}
