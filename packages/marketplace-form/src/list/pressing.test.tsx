// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { focusRowOnPress } from './pressing.ts';

it('MKL-12 a cell that is pressed takes no focus for a frame, and keeps what it is given meanwhile', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  render(
    <table onPointerDownCapture={focusRowOnPress}>
      <tbody>
        <tr>
          <td tabIndex={-1}>
            <span>Grip</span>
          </td>
          <td>Plain</td>
        </tr>
      </tbody>
    </table>,
  );
  const [cell, plain] = screen.getAllByRole('cell');
  fireEvent.pointerDown(screen.getByText('Grip'));
  expect(cell).not.toHaveAttribute('tabindex');
  vi.advanceTimersToNextFrame();
  expect(cell).toHaveAttribute('tabindex', '-1');
  fireEvent.pointerDown(screen.getByText('Grip'));
  cell?.setAttribute('tabindex', '0');
  vi.advanceTimersToNextFrame();
  expect(cell).toHaveAttribute('tabindex', '0');
  fireEvent.pointerDown(screen.getByText('Plain'));
  vi.advanceTimersToNextFrame();
  expect(plain).not.toHaveAttribute('tabindex');
  vi.useRealTimers();
});
