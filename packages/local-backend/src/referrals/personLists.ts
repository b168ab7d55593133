import { acquiredRequestSchema, referralPageSchema } from '@advantage/referrals/wire';
import { isAdmin, isPerson } from '../access/caller.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { both, claimedBy, filtered, paidFor } from './condition.ts';
import { listQuery, pageQuery } from './listQuery.ts';
import { publicListPath } from './openLists.ts';
import { type PageResponder, suitsPerson } from './pageResponder.ts';

const list = { method: 'get', group: 'Referrals', answer: referralPageSchema } as const;

/** The lists that belong to somebody: what suits them, what they acquired, what was sold (API-25, API-27, API-29). */
export const personLists = (respondWithPage: PageResponder): readonly Endpoint[] => [
  defineEndpoint({
    ...list,
    path: '/api/v1/opportunity/purchased-referral',
    summary: 'Transactions: which referrals were bought, and who bought them.',
    access: 'admin',
    query: listQuery,
    handle: (call) => respondWithPage(call, both(paidFor, filtered(call.query, call.now))),
  }),
  defineEndpoint({
    ...list,
    path: `${publicListPath}/{username}`,
    summary: "Referrals that match a user's states and business lines.",
    access: 'person',
    query: listQuery,
    problems: { 404: { description: 'Person not found.' } },
    handle: (call) => {
      const condition = suitsPerson(call.caller, call.params.username ?? '');
      return respondWithPage(call, both(condition, filtered(call.query, call.now)));
    },
  }),
  defineEndpoint({
    ...list,
    method: 'post',
    path: '/api/v1/acquired-marketplace-opportunities',
    summary:
      'What a person acquired, with contact details. People other than admins can read only their own.',
    access: 'person',
    query: pageQuery,
    body: acquiredRequestSchema,
    handle: (call) => {
      const { username } = call.body;
      if (!isAdmin(call.caller) && !isPerson(call.caller, username))
        throw new Problem(403, 'You can only read your own list.');
      return respondWithPage(call, claimedBy(username), { showsContacts: true });
    },
  }),
];
