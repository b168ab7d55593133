// @vitest-environment jsdom

import { Console } from '@advantage/console-kit';
import type * as Ui from '@advantage/ui';
import { AppShell, ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStoryWorld, storyTime } from '../testing/storyWorld.ts';

vi.mock('@advantage/ui', async (importOriginal) => {
  const ui = await importOriginal<typeof Ui>();
  return { ...ui, AppShell: vi.fn((props: Ui.AppShellProps) => <ui.AppShell {...props} />) };
});

/** The page's code has to load first. */
const patience = { timeout: 4000 };

it('TBL-57 does not render the shell again when a row is pressed', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { app } = createStoryWorld('producer', '/admin/all-referrals');
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <Console {...app} />
    </ClockProvider>,
  );
  const [row] = await screen.findAllByRole('button', { name: /, details$/ }, patience);
  expect(AppShell).toHaveBeenCalled();
  vi.mocked(AppShell).mockClear();
  await userEvent.click(row as HTMLElement);
  await screen.findByRole('dialog', { name: 'Referral details' });
  await waitFor(() => expect(app.history.location.search).toMatch(/^\?referral=/));
  expect(AppShell).not.toHaveBeenCalled();
});
