// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { FeatureFlagManager } from './FeatureFlagManager.tsx';
import type { FeatureFlagNotice } from './useFlagSaves.ts';

const feed = { id: 3, name: 'new-feed', description: 'Shows the new feed.', enabled: false };

beforeEach(() => sessionStorage.clear());

/** Makes a change whose response never arrives, mounts the manager again as a reload would, and returns the outcome. */
async function cutOff(
  isCarriedOut: boolean,
  change: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
) {
  const gateway = createInMemoryFeatureFlagGateway({ flags: [feed] });
  const { update, create } = gateway;
  const keys: unknown[] = [];
  let isSilent = true;
  const answer = async <Result,>(key: unknown, write: () => Promise<Result>): Promise<Result> => {
    keys.push(key);
    const written = isSilent && !isCarriedOut ? undefined : await write();
    return isSilent || written === undefined ? new Promise(() => {}) : written;
  };
  vi.spyOn(gateway, 'update').mockImplementation((flag, options) =>
    answer(options?.idempotencyKey, () => update(flag, options)),
  );
  vi.spyOn(gateway, 'create').mockImplementation((draft, options) =>
    answer(options?.idempotencyKey, () => create(draft, options)),
  );
  const first = render(<FeatureFlagManager gateway={gateway} storage={sessionStorage} />);
  await screen.findByRole('switch');
  await change(userEvent.setup());
  await waitFor(() => expect(keys).toHaveLength(1));
  first.unmount();
  isSilent = false;
  const onNotify = vi.fn<(notice: FeatureFlagNotice) => void>();
  render(<FeatureFlagManager gateway={{ ...gateway }} storage={sessionStorage} onNotify={onNotify} />);
  await waitFor(() => expect(onNotify).toHaveBeenCalledOnce());
  return { gateway, keys, notice: onNotify.mock.calls[0]?.[0] };
}

const turnOn = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('switch'));
async function add(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Add flag' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'dark-mode');
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Offers a dark mode.');
  await user.click(screen.getByRole('button', { name: 'Create flag' }));
}

describe('a save interrupted by a reload', () => {
  it.each([
    ['a switch', turnOn, 'Feature flag new-feed updated successfully'],
    ['a new flag', add, 'Feature flag dark-mode created successfully'],
  ] as const)(
    'API-44 %s is reported as saved, and sent once, if the service applied it',
    async (_name, change, text) => {
      const { gateway, keys, notice } = await cutOff(true, change);
      expect(notice).toMatchObject({ tone: 'success', text });
      expect(keys).toHaveLength(1);
      expect(gateway.flags).toHaveLength(change === add ? 2 : 1);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it.each([
    ['a switch', turnOn, 'Feature flag new-feed updated successfully'],
    ['a new flag', add, 'Feature flag dark-mode created successfully'],
  ] as const)(
    'API-44 %s is resent with the same key if the service never got it',
    async (_name, change, text) => {
      const { gateway, keys, notice } = await cutOff(false, change);
      expect(notice).toMatchObject({ tone: 'success', text });
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
      expect(gateway.flags.at(-1)).toMatchObject({ enabled: change === turnOn });
    },
  );
});
