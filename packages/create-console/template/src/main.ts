import '@fontsource-variable/inter';
import '@advantage/ui/styles.css';
import '@advantage/referrals/styles.css';
import '@advantage/marketplace-form/styles.css';
import '@advantage/marketplace-insight/styles.css';
import '@advantage/feature-flags/styles.css';
import '@advantage/console-kit/styles.css';
import './brand.css.ts';
import './page.css';
import { startConsole } from '@advantage/console-kit';
import { brand } from './brand.ts';
import { createGateways } from './gateways.ts';
import { session } from './session.ts';

// Every URL of a console starts with /admin.
if (!window.location.pathname.startsWith('/admin')) window.history.replaceState(null, '', '/admin');

const root = document.getElementById('root');
if (root)
  startConsole(root, {
    session,
    gateways: (connection) => createGateways(session, connection),
    brand,
    load: () => import('./application.ts'),
  });
