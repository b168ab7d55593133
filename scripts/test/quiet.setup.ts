import { format } from 'node:util';
import { afterEach } from 'vitest';

// Fails a test that prints an error or warning. A test that provokes one must mock the method and assert the message.
const printed: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void printed.push(`${level}: ${format(...words)}`);
}

afterEach(() => {
  const said = printed.splice(0);
  if (said.length > 0) throw new Error(`Printed without being expected:\n${said.join('\n')}`);
});
