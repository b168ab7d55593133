import { industryCodeSchema } from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';
import { industries } from './industries.ts';

/** Lists all six-digit industry codes. */
export const industryCodes = (): Endpoint =>
  defineEndpoint({
    method: 'get',
    path: '/api/v1/industry/codes/6D',
    group: 'core',
    summary: en.operations.listIndustryCodes,
    access: 'admin',
    answer: z.array(industryCodeSchema),
    handle: (call) => jsonResponse(call, industries, { cache: 'own' }),
  });
