import { acquiredRequestSchema, referralPageSchema } from '@advantage/referrals/wire';
import { isAdmin, isPerson } from '../access/caller.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { both, claimedBy, matchesFilters, paidFor } from './condition.ts';
import { listQuery, pageQuery } from './listQuery.ts';
import { publicListPath } from './openLists.ts';
import { matchesUserAppetite, type PageResponder } from './pageResponder.ts';

const list = { method: 'get', group: 'referrals', answer: referralPageSchema } as const;

/** The lists that require sign-in: what matches a user's appetite, what a user acquired, and what was sold. */
export const personLists = (respondWithPage: PageResponder): readonly Endpoint[] => [
  defineEndpoint({
    ...list,
    path: '/api/v1/opportunity/purchased-referral',
    summary: en.operations.listTransactions,
    access: 'admin',
    query: listQuery,
    handle: (call) => respondWithPage(call, both(paidFor, matchesFilters(call.query, call.now))),
  }),
  defineEndpoint({
    ...list,
    path: `${publicListPath}/{username}`,
    summary: en.operations.listInAppetite,
    access: 'person',
    query: listQuery,
    problems: { 404: { description: en.operations.personNotFound } },
    handle: (call) => {
      const condition = matchesUserAppetite(call.caller, call.params.username ?? '');
      return respondWithPage(call, both(condition, matchesFilters(call.query, call.now)));
    },
  }),
  defineEndpoint({
    ...list,
    method: 'post',
    path: '/api/v1/acquired-marketplace-opportunities',
    summary: en.operations.listAcquired,
    access: 'person',
    query: pageQuery,
    body: acquiredRequestSchema,
    handle: (call) => {
      const { username } = call.body;
      if (!isAdmin(call.caller) && !isPerson(call.caller, username))
        throw new Problem(403, en.problems.listRefused);
      return respondWithPage(call, claimedBy(username), { showsContacts: true });
    },
  }),
];
