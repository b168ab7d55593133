// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsPhone } from './useMedia.ts';

function Example() {
  return <p>{useIsPhone() ? 'phone' : 'desk'}</p>;
}

afterEach(() => vi.unstubAllGlobals());

it('follows the window width', () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => list);
  render(<Example />);
  expect(screen.getByText('phone')).toBeInTheDocument();
  act(() => {
    list.matches = false;
    list.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('desk')).toBeInTheDocument();
});

it('assumes a desktop without matchMedia', () => {
  vi.stubGlobal('matchMedia', undefined);
  render(<Example />);
  expect(screen.getByText('desk')).toBeInTheDocument();
});

it('calls matchMedia once across rerenders', () => {
  const matchMedia = vi.fn(() => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('matchMedia', matchMedia);
  const { rerender } = render(<Example />);
  rerender(<Example />);
  expect(screen.getByText('phone')).toBeInTheDocument();
  expect(matchMedia).toHaveBeenCalledOnce();
});
