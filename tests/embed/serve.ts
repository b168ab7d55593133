import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostSite } from './hostSite.ts';
import { apiOrigin, apiPort, pagePort } from './ports.ts';
import { createReferralService } from './referralService.ts';

// Serves host pages with the built element, and a referral service, until the process is stopped.
const root = join(import.meta.dirname, '../..');
const built = (name: string) => readFileSync(join(root, 'packages/referrals/dist', name), 'utf8');
createReferralService().listen(apiPort, '127.0.0.1');
createHostSite({
  pages: join(root, 'fixtures/embed'),
  scripts: { 'element.js': built('element.js'), 'elementEs.js': built('elementEs.js') },
  api: apiOrigin,
}).listen(pagePort, '127.0.0.1');
