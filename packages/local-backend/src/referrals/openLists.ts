import { referralPageSchema } from '@advantage/referrals/wire';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import * as en from '../messages/en.ts';
import { both, claimable, everything, matchesFilters } from './condition.ts';
import { listQuery, pageQuery } from './listQuery.ts';
import { matchesUserAppetite, type PageResponder } from './pageResponder.ts';

/** Path of the list that partners embed: everyone may read its public projection. */
export const publicListPath = '/api/v1/marketplace-opportunities';

const list = { method: 'get', group: 'referrals', access: 'anyone', answer: referralPageSchema } as const;

/** The lists that don't require sign-in. */
export const openLists = (respondWithPage: PageResponder): readonly Endpoint[] => [
  defineEndpoint({
    ...list,
    path: '/api/v1/opportunity/recent-referral',
    summary: en.operations.listRecent,
    query: pageQuery,
    handle: (call) => respondWithPage(call, everything),
  }),
  defineEndpoint({
    ...list,
    path: '/api/v1/opportunity/available-referral',
    summary: en.operations.listAvailable,
    query: listQuery,
    problems: {
      403: { description: en.operations.listRefused },
      404: { description: en.operations.personNotFound },
    },
    handle: (call) => {
      const { username } = call.query;
      const narrowed = username === undefined ? [] : [matchesUserAppetite(call.caller, username)];
      return respondWithPage(
        call,
        both(claimable(call.now), matchesFilters(call.query, call.now), ...narrowed),
      );
    },
  }),
  defineEndpoint({
    ...list,
    path: publicListPath,
    summary: en.operations.listReferrals,
    query: listQuery,
    handle: (call) => respondWithPage(call, matchesFilters(call.query, call.now)),
  }),
];
