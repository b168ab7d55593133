import { z } from 'zod';

/** What tests may break in sign-in on purpose. */
export const testHooksSchema = z.strictObject({
  /** What the session frame says whatever the truth is; `mute` says nothing. */
  session: z.enum(['changed', 'error', 'mute']).nullable(),
  /** A status that the token endpoint answers with. */
  tokenStatus: z.union([z.literal(400), z.literal(500)]).nullable(),
  /** How long the token endpoint waits first. */
  tokenDelayMs: z.number().int().min(0).max(60_000),
  /** Endpoints that take a request and never answer. */
  mute: z.array(z.enum(['token', 'userinfo', 'account', 'session-frame', 'cookie-frame'])),
  /** How wrong the clock of the identity provider is. */
  clockOffsetSeconds: z.number().int().min(-172_800).max(172_800),
  /** How long an access token lives. */
  accessTokenSeconds: z.number().int().min(1).max(3600),
  /** Whether the simulator rests. */
  simulatorPaused: z.boolean(),
});

export type TestHooks = z.infer<typeof testHooksSchema>;
export type MutableEndpoint = TestHooks['mute'][number];

/** Nothing broken. */
const noHooks: TestHooks = {
  session: null,
  tokenStatus: null,
  tokenDelayMs: 0,
  mute: [],
  clockOffsetSeconds: 0,
  accessTokenSeconds: 300,
  simulatorPaused: false,
};

/** The hooks as they are now. Everything that can be disturbed asks here. */
export interface HookState {
  readonly current: TestHooks;
  /** Changes some of them. */
  set(changes: Partial<TestHooks>): void;
  reset(): void;
}

/** Hooks that start with nothing broken. */
export function createHookState(onChange: (hooks: TestHooks) => void = () => {}): HookState {
  let current = noHooks;
  const become = (next: TestHooks) => {
    current = next;
    onChange(next);
  };
  return {
    get current() {
      return current;
    },
    set: (changes) => become({ ...current, ...changes }),
    reset: () => become(noHooks),
  };
}
