import { expect, it } from 'vitest';
import { describeSession } from '../session-contract/describeSession.ts';
import { createMemorySession, createMemoryStorage } from './memorySession.ts';

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describeSession(
  'AUT-9 AUT-10 AUT-14 AUT-16 AUT-21 AUT-22 AUT-23 AUT-24 the in-memory session',
  (changes, storage) => ({
    ...createMemorySession(changes, storage),
    settle,
  }),
);

it('AUT-19 rejects if the server has no account pages', async () => {
  const { session } = createMemorySession({ hasAccountPages: false });
  await session.start();
  await expect(session.accountManagement()).rejects.toThrow('Not supported by the OIDC server');
});

it('AUT-20 fails with a message if the browser denies access to storage', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  const { session } = createMemorySession({}, { ...createMemoryStorage(), getItem: denied });
  await session.start();
  expect(session.getState()).toEqual({
    status: 'failed',
    message: 'An error happened during access validation.',
  });
});
