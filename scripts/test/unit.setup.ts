import { webcrypto } from 'node:crypto';
import { afterAll, afterEach, vi } from 'vitest';

// Test files without a document share a process: a global stubbed in one file must not leak into the next.
afterAll(() => void vi.unstubAllGlobals());

// Component tests request a document with `// @vitest-environment jsdom`; all other tests run without one.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  // Every browser has it; sign-in uses it.
  if (!crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // How long to wait for elements to appear: on a busy machine, a few seconds aren't always enough.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
