// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SortableHeader, type SortDirection } from './SortableHeader.tsx';

const renderHeader = (direction?: SortDirection, onSort = () => {}) =>
  render(
    <table>
      <thead>
        <tr>
          <SortableHeader direction={direction} onSort={onSort}>
            Location
          </SortableHeader>
        </tr>
      </thead>
    </table>,
  );

it.each([
  ['asc', 'ascending'],
  ['desc', 'descending'],
] as const)('shows an arrow and sets aria-sort for %s', (direction, ariaSort) => {
  const { container } = renderHeader(direction);
  expect(screen.getByRole('columnheader', { name: 'Location' })).toHaveAttribute('aria-sort', ariaSort);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

it('TBL-13 has no arrow and no aria-sort when not sorted', () => {
  const { container } = renderHeader();
  expect(screen.getByRole('columnheader', { name: 'Location' })).not.toHaveAttribute('aria-sort');
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});

it('calls onSort on a click, Enter and Space', async () => {
  const onSort = vi.fn();
  renderHeader('desc', onSort);
  await userEvent.click(screen.getByRole('button', { name: 'Location' }));
  await userEvent.keyboard('{Enter} ');
  expect(onSort).toHaveBeenCalledTimes(3);
});
