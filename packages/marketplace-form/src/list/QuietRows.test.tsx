// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDraggableItem, useDropIndicator, useTableColumnHeader, useTableRow } from 'react-aria';
import {
  Button,
  Cell,
  Column,
  type DragAndDropOptions,
  Row,
  Table,
  TableBody,
  TableHeader,
  useDragAndDrop,
} from 'react-aria-components';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuietRows } from './QuietRows.tsx';

vi.mock('react-aria', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-aria')>();
  return {
    ...original,
    useTableRow: vi.fn(original.useTableRow),
    useTableColumnHeader: vi.fn(original.useTableColumnHeader),
    useDraggableItem: vi.fn(original.useDraggableItem),
    useDropIndicator: vi.fn(original.useDropIndicator),
  };
});

beforeEach(() => {
  vi.clearAllMocks();
});

/** The rows that rendered since this was last asked, each once. */
function rendered() {
  const { calls } = vi.mocked(useTableRow).mock;
  const keys = new Set(calls.map(([{ node }]) => Number(node.key)));
  vi.mocked(useTableRow).mockClear();
  return [...keys].sort();
}

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Agency ${id}` }));
const columns = (
  <TableHeader>
    <Column>Drag</Column>
    <Column isRowHeader>Name</Column>
  </TableHeader>
);

function Example({ onReorder = () => {} }: Pick<DragAndDropOptions, 'onReorder'>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder,
  });
  return (
    <QuietRows>
      <Table aria-label="Agencies" dragAndDropHooks={dragAndDropHooks}>
        {columns}
        <TableBody items={rows}>
          {({ id, name }) => (
            <Row id={id} textValue={name}>
              <Cell>
                <Button slot="drag">Drag {name}</Button>
              </Cell>
              <Cell>{name}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </QuietRows>
  );
}

const row = (id: number) => screen.getByRole('row', { name: `Agency ${id}` });

const place = (name: string) => screen.getByRole('button', { name });

/** Picks up the first row by the keyboard; React Aria leads the focus to the first place a moment later. */
async function pickUp() {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(place('Insert between Agency 1 and Agency 2')).toHaveFocus());
}

it('MKL-12 a row that takes the focus shows it', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(row(1)).toHaveAttribute('data-focused', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(row(1)).not.toHaveAttribute('data-focused');
  expect(row(2)).toHaveAttribute('data-focused', 'true');
});

it('MKL-12 a row that is picked up can be put between any two others, and put back', async () => {
  render(<Example />);
  await pickUp();
  const places = screen
    .getAllByRole('button', { name: /^Insert/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(places).toEqual([
    'Insert before Agency 1',
    'Insert between Agency 1 and Agency 2',
    'Insert between Agency 2 and Agency 3',
    'Insert between Agency 3 and Agency 4',
    'Insert between Agency 4 and Agency 5',
    'Insert after Agency 5',
  ]);
  expect(row(1)).toHaveAttribute('data-dragging', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull();
  expect(row(1)).not.toHaveAttribute('data-dragging');
});

it('MKL-12 a row that neither changes nor has to do with the drag does not render', async () => {
  render(<Example />);
  expect(rendered()).toEqual([1, 2, 3, 4, 5]);
  await pickUp();
  expect(screen.getAllByRole('button', { name: /^Insert/ })).toHaveLength(6);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(rendered()).toEqual([1]);
  await userEvent.keyboard('{Escape}');
  expect(rendered()).toEqual([1]);
});

it('MKL-12 rows between which the focus moves render, the others and the headers do not', async () => {
  render(<Example />);
  await userEvent.tab();
  vi.clearAllMocks();
  await userEvent.keyboard('{ArrowDown}');
  expect(rendered()).toEqual([1, 2]);
  expect(useTableColumnHeader).not.toHaveBeenCalled();
});

it('MKL-12 a header that takes the focus shows it', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('data-focus-visible', 'true');
});

it('MKL-12 of the places to drop only the one left and the one reached render', async () => {
  render(<Example />);
  await pickUp();
  await userEvent.keyboard('{ArrowDown}');
  vi.mocked(useDropIndicator).mockClear();
  await userEvent.keyboard('{ArrowDown}');
  const places = vi.mocked(useDropIndicator).mock.calls.map(([{ target }]) => target);
  expect(new Set(places.map((each) => each.type === 'item' && each.key))).toEqual(new Set([3, 4]));
  await userEvent.keyboard('{Escape}');
});

it('MKL-12 a handle tells what it does, and otherwise while its row is dragged', async () => {
  render(<Example />);
  expect(screen.getByRole('button', { name: 'Drag Agency 1' })).toHaveAccessibleDescription(
    'Press to start dragging.',
  );
  await pickUp();
  expect(screen.getByRole('button', { name: 'Drag Agency 1' })).toHaveAccessibleDescription(
    'Dragging. Press to cancel.',
  );
  await userEvent.keyboard('{Escape}');
});

it('MKL-12 only rows that were dragged know how', async () => {
  render(<Example />);
  fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(useDraggableItem).not.toHaveBeenCalled();
  await pickUp();
  expect(new Set(vi.mocked(useDraggableItem).mock.calls.map(([{ key }]) => key))).toEqual(new Set([1]));
  await userEvent.keyboard('{Escape}');
});

it('MKL-12 a row is put elsewhere by keyboard', async () => {
  const onReorder = vi.fn<NonNullable<DragAndDropOptions['onReorder']>>();
  render(<Example onReorder={onReorder} />);
  await pickUp();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(place('Insert between Agency 3 and Agency 4')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  const dropped = onReorder.mock.lastCall?.[0];
  expect([...(dropped?.keys ?? [])]).toEqual([1]);
  expect(dropped?.target).toEqual({ type: 'item', key: 4, dropPosition: 'before' });
  expect(screen.queryByRole('button', { name: /^Insert/ })).toBeNull();
  expect(row(1)).not.toHaveAttribute('data-dragging');
});
