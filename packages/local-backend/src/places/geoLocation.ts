import { geoLocationSchema } from '@advantage/referrals/wire';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';

/** The geo-location call. A loopback address has no location, so the state is configured. */
export const geoLocation = (state: string | null): Endpoint =>
  defineEndpoint({
    method: 'get',
    path: '/api/v1/geo-location',
    group: 'places',
    summary: en.operations.readLocation,
    access: 'anyone',
    answer: geoLocationSchema,
    handle: (call) => jsonResponse(call, { state }),
  });
