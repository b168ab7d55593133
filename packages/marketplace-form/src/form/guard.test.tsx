// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UseUnsavedGuard } from '../editor/UnsavedChangesGuard.tsx';
import { renderForm, saveButton, textbox, unfold } from '../testing/renderForm.test.support.tsx';

/** A fake router. `tryToLeave` does what following a link does. */
const router = { tryToLeave: () => {}, onLeft: vi.fn(), hasChanges: false };
beforeEach(() => router.onLeft.mockReset());

const useRouterGuard: UseUnsavedGuard = (hasChanges) => {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    router.hasChanges = hasChanges;
    router.tryToLeave = () => (hasChanges ? setAsking(true) : router.onLeft());
  }, [hasChanges]);
  return {
    isAsking,
    onStay: () => setAsking(false),
    onLeave: () => {
      setAsking(false);
      router.onLeft();
    },
  };
};

async function open() {
  const form = await renderForm(undefined, {
    useUnsavedGuard: useRouterGuard,
    renderHeading: () => (
      <button type="button" onClick={() => router.tryToLeave()}>
        Elsewhere
      </button>
    ),
  });
  await form.user.type(textbox('Marketplace name'), '!');
  return form;
}
type User = Awaited<ReturnType<typeof open>>['user'];
const tryToLeave = (user: User) => user.click(screen.getByRole('button', { name: 'Elsewhere' }));
const dialog = () => screen.findByRole('alertdialog', { name: 'Unsaved Changes' });

describe('leaving with unsaved changes', () => {
  it('MKF-10 MKF-11 asks, and says that changes will be lost; Continue Editing stays', async () => {
    const { user } = await open();
    await waitFor(() => expect(router.hasChanges).toBe(true));
    await tryToLeave(user);
    const asked = within(await dialog());
    expect(
      asked.getByText('You have 1 unsaved change. It will be lost if you leave this page.'),
    ).toBeVisible();
    const stay = asked.getByRole('button', { name: 'Continue Editing' });
    await waitFor(() => expect(stay).toHaveFocus());
    await user.click(stay);
    expect(router.onLeft).not.toHaveBeenCalled();
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance!');
  });

  it('MKF-10 Escape means Continue Editing', async () => {
    const { user } = await open();
    await tryToLeave(user);
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.onLeft).not.toHaveBeenCalled();
  });

  it('MKF-11 Discard Changes leaves', async () => {
    const { user } = await open();
    await tryToLeave(user);
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard Changes' }));
    expect(router.onLeft).toHaveBeenCalledOnce();
  });

  it('MKF-10 MKF-11 leaves if the changes are gone before the question is answered', async () => {
    const { user, gateway } = await open();
    const read = gateway.get;
    let answer = () => {};
    vi.spyOn(gateway, 'get').mockImplementation(async (...call) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return read(...call);
    });
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    await tryToLeave(user);
    await dialog();
    expect(router.onLeft).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(router.onLeft).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('MKF-9 MKF-10 nothing is asked without changes, nor after they were typed back or saved', async () => {
    const { user } = await open();
    await user.type(textbox('Marketplace name'), '{Backspace}');
    expect(router.hasChanges).toBe(false);
    await user.type(textbox('Marketplace name'), '?');
    expect(router.hasChanges).toBe(true);
    await user.click(saveButton());
    await waitFor(() => expect(router.hasChanges).toBe(false));
  });

  it('MKF-13 nothing is asked after a marketplace was created', async () => {
    const hadChanges: boolean[] = [];
    const onCreated = () => void hadChanges.push(router.hasChanges);
    const { user } = await renderForm('new', { useUnsavedGuard: useRouterGuard, onCreated });
    await user.type(textbox('Marketplace name'), 'Acme');
    await user.type(textbox('Phone number'), '5551234567');
    const states = await unfold(user, 'States');
    await user.click(states.getByRole('checkbox', { name: 'Texas' }));
    await user.click(screen.getByRole('switch', { name: 'Deliver to API' }));
    await user.click(saveButton());
    await waitFor(() => expect(hadChanges).toEqual([false]));
  });

  it('MKF-10 without a router the browser tab is guarded', async () => {
    const { user } = await renderForm();
    const isBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isBlocked()).toBe(false);
    await user.type(textbox('Marketplace name'), '!');
    expect(isBlocked()).toBe(true);
  });
});
