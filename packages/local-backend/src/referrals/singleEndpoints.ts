import { claimConflictSchema, claimRequestSchema, referralSchema } from '@advantage/referrals/wire';
import { isPerson } from '../access/caller.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';
import type { createClaims } from './claim.ts';
import { projectionFor } from './projectionFor.ts';
import type { ReferralStore } from './referralStore.ts';

const missing = { 404: { description: en.operations.referralNotFound } };

const readOne = (store: ReferralStore) =>
  defineEndpoint({
    method: 'get',
    path: '/api/v1/opportunity/{id}',
    group: 'referrals',
    summary: en.operations.readReferral,
    access: 'anyone',
    answer: referralSchema,
    problems: missing,
    handle: (call) => {
      const row = store.find(call.params.id ?? '');
      if (row === undefined) throw new Problem(404, en.problems.referralNotFound);
      return jsonResponse(call, projectionFor(call.caller, row));
    },
  });

const claimOne = (claim: ReturnType<typeof createClaims>) =>
  defineEndpoint({
    method: 'post',
    path: '/api/v1/opportunity/{id}/claim',
    group: 'referrals',
    summary: en.operations.claim,
    access: 'agent',
    body: claimRequestSchema,
    answer: referralSchema,
    isIdempotent: true,
    problems: {
      ...missing,
      402: { description: en.operations.balanceTooLow },
      409: {
        description: en.operations.notClaimed,
        schema: claimConflictSchema,
      },
    },
    handle: (call) => {
      const { caller, body, now } = call;
      if (caller.kind !== 'person' || !isPerson(caller, body.username))
        throw new Problem(403, en.problems.claimRefused);
      const outcome = claim({ id: call.params.id ?? '', person: caller.person, request: body, now });
      const referral = projectionFor(caller, outcome.row);
      if (outcome.kind === 'won') return jsonResponse(call, referral);
      throw new Problem(409, en.problems.notClaimed, {
        members: { reason: outcome.reason, referral },
      });
    },
  });

/** Endpoints that read or claim one referral. */
export const singleReferral = (
  store: ReferralStore,
  claim: ReturnType<typeof createClaims>,
): readonly Endpoint[] => [readOne(store), claimOne(claim)];
