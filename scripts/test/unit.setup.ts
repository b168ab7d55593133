import { webcrypto } from 'node:crypto';
import { afterAll, afterEach, vi } from 'vitest';

// Files without a page share a process: what one has put in the place of a global must not reach the next.
afterAll(() => void vi.unstubAllGlobals());

// Component tests ask for a document with `// @vitest-environment jsdom`; everything else runs without one.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  // Every browser has it; the sign-in uses it.
  if (!crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // How long to look for what must appear: on a busy machine a few seconds are not always enough.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
