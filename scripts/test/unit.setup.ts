import { webcrypto } from 'node:crypto';
import { afterEach } from 'vitest';

// Component tests ask for a document with `// @vitest-environment jsdom`; everything else runs without one.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  // Every browser has it; the sign-in uses it.
  if (!crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // How long to look for what must appear: on a busy machine a second is not always enough.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
}
