// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckIcon } from '../icon/icons.ts';
import { Button } from './Button.tsx';

it('can be pressed with the pointer, Enter and Space', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('announces that it is pending, stays focusable and ignores presses', async () => {
  const onPress = vi.fn();
  render(
    <Button onPress={onPress} icon={CheckIcon} isPending>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save pending' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('does not submit a form while pending', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('cannot be pressed while disabled', async () => {
  const onPress = vi.fn();
  render(
    <Button onPress={onPress} isDisabled>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onPress).not.toHaveBeenCalled();
});
