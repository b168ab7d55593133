import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import type { ReferralStore } from '../referrals/referralStore.ts';
import { streetViewPicture } from './streetViewPicture.ts';

/**
 * The street-view picture. A page can't send a token with an image request, so the key itself grants access: it can't
 * be guessed, and the server sends it only together with the contact details.
 */
export const streetView = (store: ReferralStore): Endpoint =>
  defineEndpoint({
    method: 'get',
    path: '/api/v1/street-view/{searchId}',
    group: 'places',
    summary: en.operations.readStreetView,
    access: 'anyone',
    mediaType: 'image/svg+xml',
    problems: { 404: { description: en.operations.streetViewNotFound } },
    handle: (call) => {
      const row = store.findBySearchId(call.params.searchId ?? '');
      if (row?.search_id === undefined || row.search_id === null)
        throw new Problem(404, en.problems.streetViewNotFound);
      return new Response(streetViewPicture(row.search_id), {
        headers: {
          'content-type': 'image/svg+xml',
          'cache-control': 'private, max-age=3600',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        },
      });
    },
  });
