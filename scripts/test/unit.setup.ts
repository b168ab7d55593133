import { afterEach } from 'vitest';

// Component tests ask for a document with `// @vitest-environment jsdom`; everything else runs without one.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  afterEach(cleanup);
}
