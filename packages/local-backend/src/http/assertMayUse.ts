import { type Access, type Caller, mayUse } from '../access/caller.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Refuses a caller who may not use something: 401 when signing in would help, 403 when it would not. */
export function assertMayUse(caller: Caller, access: Access): void {
  if (mayUse(caller, access)) return;
  if (caller.kind === 'person') throw new Problem(403, en.problems.roleRefused);
  throw new Problem(401, en.problems.signInRequired, {
    headers: { 'www-authenticate': 'Bearer realm="advantage"' },
  });
}
