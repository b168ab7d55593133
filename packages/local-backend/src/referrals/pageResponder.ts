import { type Caller, isAdmin, isPerson } from '../access/caller.ts';
import { findPersonByUsername } from '../access/people.ts';
import { assertMayUse } from '../http/assertMayUse.ts';
import type { Call } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { bodyResponse, type CachePolicy, type JsonBody, jsonBody } from '../http/response.ts';
import * as en from '../messages/en.ts';
import { type Condition, matchesAppetite } from './condition.ts';
import type { PageQuery } from './listQuery.ts';
import { projectionFor } from './projectionFor.ts';
import type { ReferralPage, ReferralStore } from './referralStore.ts';

const cachePolicies: Readonly<Record<Caller['kind'], CachePolicy>> = {
  anonymous: 'shared',
  client: 'own',
  person: 'none',
};

interface PageOptions {
  /** Whether the caller may see the contact details of every row. Default only admins. */
  readonly showsContacts?: boolean;
}

/** Responds to a call with one page of a list, each row as the caller may see it. */
export type PageResponder = (call: Call<PageQuery>, condition: Condition, options?: PageOptions) => Response;

const bodyOf = (caller: Caller, { rows, total }: ReferralPage) => {
  const content = rows.map((row) => projectionFor(caller, row));
  return jsonBody({ content, totalElements: total, numberOfElements: content.length });
};

/** Creates a page responder for a store. Callers without credentials share one serialized body per page. */
export const createPageResponder = (store: ReferralStore): PageResponder => {
  const publicBodies = new WeakMap<ReferralPage, JsonBody>();
  return (call, condition, { showsContacts = isAdmin(call.caller) } = {}) => {
    const { caller, query } = call;
    const page = store.page(condition, query, showsContacts);
    const isPublic = caller.kind === 'anonymous';
    const body = (isPublic ? publicBodies.get(page) : undefined) ?? bodyOf(caller, page);
    if (isPublic) publicBodies.set(page, body);
    return bodyResponse(call, body, { cache: cachePolicies[caller.kind] });
  };
};

/** Matches the appetite of a user. Only that user and admins may request it. */
export function matchesUserAppetite(caller: Caller, username: string): Condition {
  assertMayUse(caller, 'person');
  if (!isAdmin(caller) && !isPerson(caller, username)) throw new Problem(403, en.problems.listRefused);
  const person = findPersonByUsername(username);
  if (person === undefined) throw new Problem(404, en.problems.personNotFound);
  return matchesAppetite(person.appetite);
}
