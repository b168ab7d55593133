import { format } from 'node:util';
import { afterEach } from 'vitest';

// Errors and warnings are for people who look: a test that provokes one replaces the method and says what it expects.
const printed: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void printed.push(`${level}: ${format(...words)}`);
}

afterEach(() => {
  const said = printed.splice(0);
  if (said.length > 0) throw new Error(`Printed without being expected:\n${said.join('\n')}`);
});
