import type { Hono } from 'hono';
import { readJsonBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { type HookState, testHooksSchema } from './testHooks.ts';

/** Path of the test hooks. Served only with `ADVANTAGE_TEST_HOOKS=on`. */
export const testHooksPath = '/test-hooks';

/** Serves the test hooks: GET reads them, POST changes some, DELETE resets all. */
export function serveTestHooks(app: Hono, hooks: HookState): void {
  app.get(testHooksPath, (context) => context.json(hooks.current));
  app.post(testHooksPath, async (context) => {
    const changes = testHooksSchema.partial().safeParse(await readJsonBody(context.req));
    if (!changes.success) throw new Problem(400, en.problems.unknownTestHook);
    hooks.set(changes.data);
    return context.json(hooks.current);
  });
  app.delete(testHooksPath, (context) => {
    hooks.reset();
    return context.json(hooks.current);
  });
}
