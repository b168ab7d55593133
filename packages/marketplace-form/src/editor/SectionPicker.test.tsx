// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm.test.support.tsx';

/** The jsdom window has no width, so the sections are behind their button. */
const button = () => screen.getByRole('button', { name: /^Marketplace Setup/ });
const links = () => screen.getAllByRole('navigation', { name: 'Sections' });

it('the button of the sections leads to one and closes, which has the focus then', async () => {
  const { user } = await renderForm();
  const closed = links().length;
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  const [opened] = links().filter((nav) => button().parentElement?.contains(nav));
  await user.click(within(opened as HTMLElement).getByRole('link', { name: /^General/ }));
  expect(document.getElementById('marketplace-section-general')).toHaveFocus();
  expect(links()).toHaveLength(closed);
});

it('Escape closes the sections and gives the focus back to their button', async () => {
  const { user } = await renderForm();
  const closed = links().length;
  await user.click(button());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(links()).toHaveLength(closed);
  await user.click(button());
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(links()).toHaveLength(closed);
});
