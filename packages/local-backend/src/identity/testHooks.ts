import { z } from 'zod';

/** What tests can break in sign-in. */
export const testHooksSchema = z.strictObject({
  /** State that the session iframe reports instead of the real one; with `mute`, it reports nothing. */
  session: z.enum(['changed', 'error', 'mute']).nullable(),
  /** Status that the token endpoint responds with. */
  tokenStatus: z.union([z.literal(400), z.literal(500)]).nullable(),
  /** Delay before the token endpoint responds, in milliseconds. */
  tokenDelayMs: z.number().int().min(0).max(60_000),
  /** Endpoints that accept requests and never respond. */
  mute: z.array(z.enum(['token', 'userinfo', 'account', 'session-frame', 'cookie-frame'])),
  /** Offset of the identity provider's clock. */
  clockOffsetSeconds: z.number().int().min(-172_800).max(172_800),
  /** Lifetime of access tokens. */
  accessTokenSeconds: z.number().int().min(1).max(3600),
  /** Whether the simulator is paused. */
  simulatorPaused: z.boolean(),
});

export type TestHooks = z.infer<typeof testHooksSchema>;
export type MutableEndpoint = TestHooks['mute'][number];

/** The initial state: nothing is broken. */
const defaultHooks: TestHooks = {
  session: null,
  tokenStatus: null,
  tokenDelayMs: 0,
  mute: [],
  clockOffsetSeconds: 0,
  accessTokenSeconds: 300,
  simulatorPaused: false,
};

/** The current test hooks, for everything that they affect. */
export interface HookState {
  readonly current: TestHooks;
  /** Changes some of the hooks. */
  set(changes: Partial<TestHooks>): void;
  reset(): void;
}

/** Creates the hooks, with nothing broken. */
export function createHookState(onChange: (hooks: TestHooks) => void = () => {}): HookState {
  let current = defaultHooks;
  const update = (next: TestHooks) => {
    current = next;
    onChange(next);
  };
  return {
    get current() {
      return current;
    },
    set: (changes) => update({ ...current, ...changes }),
    reset: () => update(defaultHooks),
  };
}
