import { afterEach, expect } from 'vitest';

// Component tests ask for a document with `// @vitest-environment jsdom`; everything else runs without one.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const matchers = await import('@testing-library/jest-dom/matchers');
  expect.extend(matchers);
  afterEach(cleanup);
}
