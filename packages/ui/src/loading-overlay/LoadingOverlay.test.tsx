// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const shown = (isLoading: boolean) => (
  <>
    <button type="button">Elsewhere</button>
    <LoadingOverlay isLoading={isLoading}>
      <button type="button">Row</button>
    </LoadingOverlay>
  </>
);

/** Blurs the focused element, as browsers do when it becomes inert. jsdom doesn't. */
const lose = () => screen.getByText('Row').blur();

it('restores focus to the element that had it', () => {
  const { rerender } = render(shown(false));
  screen.getByText('Row').focus();
  rerender(shown(true));
  expect(screen.getByText('Row').parentElement).toHaveAttribute('inert');
  lose();
  rerender(shown(false));
  expect(screen.getByText('Row')).toHaveFocus();
});

it('leaves focus alone if it moved elsewhere or was never inside', () => {
  const { rerender } = render(shown(false));
  screen.getByText('Row').focus();
  rerender(shown(true));
  screen.getByText('Elsewhere').focus();
  rerender(shown(false));
  expect(screen.getByText('Elsewhere')).toHaveFocus();
  rerender(shown(true));
  screen.getByText('Elsewhere').blur();
  rerender(shown(false));
  expect(document.body).toHaveFocus();
});
