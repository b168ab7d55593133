// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyIcon, XIcon } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

it('has a name, and a tooltip on keyboard focus', async () => {
  const onPress = vi.fn();
  render(<IconButton icon={XIcon} label="Close" onPress={onPress} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Close');
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

it('announces that it is pending and ignores presses', async () => {
  const onPress = vi.fn();
  render(<IconButton icon={CopyIcon} label="Copy phone" isPending onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy phone pending' }));
  expect(onPress).not.toHaveBeenCalled();
});

it('requires a label', () => {
  // @ts-expect-error the label is required
  render(<IconButton icon={XIcon} />);
  expect(screen.getByRole('button', { name: '' })).toBeInTheDocument();
});
