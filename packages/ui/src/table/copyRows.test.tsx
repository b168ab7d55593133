// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { copyRows } from './copyRows.ts';

/** Renders a table between two paragraphs. */
const show = () =>
  render(
    <>
      <p>Before</p>
      <table onCopy={copyRows}>
        <thead>
          <tr>
            <th>Place</th>
            <th>Items</th>
            <th>Total</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <div>Lumber City,</div> <div>GA</div>
            </th>
            <td>
              <b>Desk</b>
              <span style={{ display: 'block' }}>, Lamp</span>
            </td>
            <td>
              $1,<b>250</b>
            </td>
          </tr>
          <tr>
            <th scope="row">
              Tulsa <span style={{ display: 'none' }}>hidden</span>
            </th>
            <td>
              <input aria-label="Items" />
            </td>
            <td>$216</td>
          </tr>
        </tbody>
      </table>
      <p>After</p>
    </>,
  );

/** Selects from one text to another, within them if there are offsets, and copies. Returns what a table wrote. */
function copy(from: string, to: string, start = 0, end?: number, target = screen.getByText(from)) {
  const last = screen.getByText(to).firstChild as Text;
  document
    .getSelection()
    ?.setBaseAndExtent(screen.getByText(from).firstChild as Text, start, last, end ?? last.length);
  const written: Record<string, string> = {};
  const clipboardData = { setData: (type: string, data: string) => Object.assign(written, { [type]: data }) };
  const isLeftToBrowser = fireEvent.copy(target, { clipboardData });
  expect(Object.keys(written)).toHaveLength(isLeftToBrowser ? 0 : 2);
  return isLeftToBrowser ? null : written;
}

it('TBL-72 writes one line a row and one cell a column', () => {
  show();
  expect(copy('Place', '$216')).toEqual({
    'text/plain': 'Place\tItems\tTotal\nLumber City, GA\tDesk, Lamp\t$1,250\nTulsa\t\t$216',
    'text/html':
      '<table><tbody><tr><td>Place</td><td>Items</td><td>Total</td></tr>' +
      '<tr><td>Lumber City, GA</td><td>Desk, Lamp</td><td>$1,250</td></tr>' +
      '<tr><td>Tulsa</td><td></td><td>$216</td></tr></tbody></table>',
  });
});

it.each([
  ['the end of a row and the start of the next', ['Desk', 'Tulsa'], '\tDesk, Lamp\t$1,250\nTulsa\t\t'],
  ['a row from the middle of a word', ['Lumber City,', '250', 3, 1], 'Lumber City, GA\tDesk, Lamp\t$1,250'],
  ['columns of one row', ['Items', 'Total'], 'Items\tTotal'],
] as const)('TBL-72 keeps the columns of a selection of %s', (_what, [from, to, start, end], text) => {
  show();
  expect(copy(from, to, start, end)?.['text/plain']).toBe(text);
});

it.each([
  ['within one cell', ['Lumber City,', 'GA']],
  ['of one cell, which ends at the start of the next', ['Tulsa', '$216', 0, 0]],
  ['that goes beyond the table', ['Place', 'After']],
] as const)('TBL-72 leaves a selection %s to the browser', (_what, [from, to, start, end]) => {
  show();
  expect(copy(from, to, start, end)).toBeNull();
});

it('TBL-72 takes the rows of a selection that ends before the text after the table', () => {
  show();
  expect(copy('$216', 'After', 0, 0)).toBeNull();
  expect(copy('Tulsa', 'After', 0, 0)?.['text/plain']).toBe('Tulsa\t\t$216');
});

it('TBL-72 keeps the columns of a row whose cells span several', () => {
  render(
    <table onCopy={copyRows}>
      <tbody>
        <tr>
          <td colSpan={2}>Today</td>
          <td>$5.00</td>
        </tr>
        <tr>
          <td>9:00 AM</td>
          <td>CIR</td>
          <td>$5.00</td>
        </tr>
      </tbody>
    </table>,
  );
  const table = screen.getByRole('table');
  getSelection()?.selectAllChildren(table);
  const setData = vi.fn();
  fireEvent.copy(table, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'Today\t\t$5.00\n9:00 AM\tCIR\t$5.00');
});

it('TBL-72 leaves what is copied from a text field to the browser', () => {
  show();
  expect(copy('Place', '$216', 0, undefined, screen.getByLabelText('Items'))).toBeNull();
});
