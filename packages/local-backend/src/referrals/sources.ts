import { referralSourceNameSchema } from '@advantage/referrals/wire';
import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';

/** The source of consumers who call a tracked number. */
export const directCall = 'direct-call';

/** The sources of referrals. */
export const sourceNames = [
  directCall,
  'find-an-agent',
  'agency-website',
  'quote-form',
  'business-quote-form',
  'life-quote-form',
  'live-chat',
  'partner-api',
  'carrier-overflow',
  'local-directory',
  'mobile-app',
  'newsletter',
  'trade-association',
  'university-program',
] as const;

/** Lists the referral sources. */
export const referralSources = (): Endpoint =>
  defineEndpoint({
    method: 'get',
    path: '/api/v3/opportunity/sources',
    group: 'referrals',
    summary: en.operations.listSources,
    access: 'anyone',
    answer: z.array(referralSourceNameSchema),
    handle: (call) =>
      jsonResponse(
        call,
        sourceNames.map((sourceName) => ({ sourceName })),
        { cache: 'own' },
      ),
  });
