import { expect, it } from 'vitest';
import { describeSession } from '../session-contract/contract.ts';
import { createMemorySession, createMemoryStorage } from './memorySession.ts';

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describeSession(
  'AUT-9 AUT-10 AUT-14 AUT-16 AUT-21 AUT-22 AUT-23 AUT-24 the session in memory',
  (changes, storage) => ({
    ...createMemorySession(changes, storage),
    settle,
  }),
);

it('AUT-19 says that the server has no account pages', async () => {
  const { session } = createMemorySession({ hasAccountPages: false });
  await session.start();
  await expect(session.accountManagement()).rejects.toThrow('Not supported by the OIDC server');
});

it('AUT-20 says that access could not be validated when the browser itself gets in the way', async () => {
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
