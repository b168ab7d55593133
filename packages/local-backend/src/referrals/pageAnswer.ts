import { type Caller, isAdmin, isPerson } from '../access/caller.ts';
import { jsonAnswer, type Keeping } from '../http/answer.ts';
import type { Call } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { personNamed } from '../identity/people.ts';
import { type Condition, suits } from './condition.ts';
import type { PageQuery } from './listQuery.ts';
import type { ReferralStore } from './referralStore.ts';
import { seenBy } from './seenBy.ts';

const keepingFor: Readonly<Record<Caller['kind'], Keeping>> = {
  anonymous: 'shared',
  client: 'own',
  person: 'none',
};

interface PageOptions {
  /** Whether the caller sees the contacts of every row. Default only admins. */
  readonly showsContacts?: boolean;
}

/** Answers a call with one page of a list, each row as its caller may see it. */
export type AnswerPage = (call: Call<PageQuery>, condition: Condition, options?: PageOptions) => Response;

/** Pages of the referrals in a store. */
export const createAnswerPage =
  (store: ReferralStore): AnswerPage =>
  (call, condition, { showsContacts = isAdmin(call.caller) } = {}) => {
    const { rows, total } = store.page(condition, call.query, showsContacts);
    const content = rows.map((row) => seenBy(call.caller, row));
    const page = { content, totalElements: total, numberOfElements: content.length };
    return jsonAnswer(call, page, { keeping: keepingFor[call.caller.kind] });
  };

/** What suits a named person. A signed-in person may ask only for themself, an admin for anybody (ROL-8). */
export function suitsPerson(caller: Caller, username: string): Condition {
  if (caller.kind === 'person' && !isAdmin(caller) && !isPerson(caller, username))
    throw new Problem(403, 'You may read only your own list.');
  const person = personNamed(username);
  if (person === undefined) throw new Problem(404, 'There is no such person.');
  return suits(person.appetite);
}
