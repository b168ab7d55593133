import { join } from 'node:path';
import { referralFeedElement } from '../../packages/referrals/tsup.config.ts';
import { buildElement } from '../../scripts/build/elementBuild.ts';
import { createHostSite } from './hostSite.ts';
import { apiOrigin, apiPort, pagePort } from './ports.ts';
import { createReferralService } from './referralService.ts';

// Builds the element as it is published, then serves host pages and a referral service until it is ended.
const pages = join(import.meta.dirname, '../../fixtures/embed');
const element = await buildElement(referralFeedElement);
createReferralService().listen(apiPort, '127.0.0.1');
createHostSite({ pages, element, api: apiOrigin }).listen(pagePort, '127.0.0.1');
