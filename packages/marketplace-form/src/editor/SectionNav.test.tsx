// @vitest-environment jsdom
import { media } from '@advantage/ui/theme';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '../testing/renderForm.test.support.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media.phone }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const button = () => screen.getByRole('button', { name: /^Marketplace Setup/ });
const links = () => screen.queryByRole('navigation', { name: 'Sections' });

it('MKF-4 on a phone a menu names the groups, leads to a section and closes', async () => {
  const { user } = await renderForm();
  expect(links()).toBeNull();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  const opened = within(links() as HTMLElement);
  expect(opened.getByText('Appetite Settings')).toBeVisible();
  expect(opened.getByText('Delivery Settings')).toBeVisible();
  await user.click(opened.getByRole('link', { name: /^General/ }));
  expect(document.getElementById('marketplace-section-general')).toHaveFocus();
  expect(links()).toBeNull();
});

it('MKF-4 Escape and a press elsewhere close the menu, and Escape gives the focus back to its button', async () => {
  const { user } = await renderForm();
  await user.click(button());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(links()).toBeNull();
  await user.click(button());
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(links()).toBeNull();
});
