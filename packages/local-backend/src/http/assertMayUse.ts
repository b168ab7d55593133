import { type Access, type Caller, mayUse } from '../access/caller.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Throws if the caller lacks an access level: a 401 if signing in would help, a 403 if not. */
export function assertMayUse(caller: Caller, access: Access): void {
  if (mayUse(caller, access)) return;
  if (caller.kind === 'person') throw new Problem(403, en.problems.roleRefused);
  throw new Problem(401, en.problems.signInRequired, {
    headers: { 'www-authenticate': 'Bearer realm="advantage"' },
  });
}
