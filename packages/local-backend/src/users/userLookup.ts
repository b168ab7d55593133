import { userLookupSchema } from '@advantage/referrals/wire';
import { z } from 'zod';
import { isAdmin, isPerson } from '../access/caller.ts';
import { findPersonByUsername } from '../access/people.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';

/** The user lookup of the identity host. Users may look up themselves; admins may look up anyone. */
export const userLookup = (): Endpoint =>
  defineEndpoint({
    method: 'get',
    path: '/api/v3/user',
    group: 'users',
    summary: en.operations.lookUpUser,
    access: 'person',
    query: z.object({ username: z.string().min(1).max(64) }),
    answer: userLookupSchema,
    problems: { 404: { description: en.operations.personNotFound } },
    handle: (call) => {
      const { username } = call.query;
      if (!isAdmin(call.caller) && !isPerson(call.caller, username))
        throw new Problem(403, en.problems.lookUpRefused);
      const person = findPersonByUsername(username);
      if (person === undefined) throw new Problem(404, en.problems.personNotFound);
      const { firstName, lastName, agencyName, city, state } = person;
      return jsonResponse(call, { firstName, lastName, agencyName, city, state });
    },
  });
