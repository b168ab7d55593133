// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showTitleOnOverflow } from './showTitleOnOverflow.ts';

const sized = (part: HTMLElement, sizes: Partial<Record<'scrollWidth' | 'clientWidth', number>>) => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(part, name, { value, configurable: true });
  return part;
};

function showCell() {
  render(
    <table>
      <tbody onPointerOver={showTitleOnOverflow}>
        <tr>
          <td>
            <div>Plumbing, Heating, and Air-Conditioning Contractors</div>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  return screen.getByText(/Plumbing/);
}

it('tells the whole text of a part that is cut, and nothing more once it has room', () => {
  const part = sized(showCell(), { clientWidth: 80, scrollWidth: 300 });
  fireEvent.pointerOver(part);
  expect(part.title).toBe('Plumbing, Heating, and Air-Conditioning Contractors');
  sized(part, { clientWidth: 300 });
  fireEvent.pointerOver(part);
  expect(part.hasAttribute('title')).toBe(false);
});

it('says nothing twice of a text that is whole, nor of parts of a line, which have no width', () => {
  const part = showCell();
  for (const [clientWidth, scrollWidth] of [
    [300, 300],
    [0, 300],
  ]) {
    fireEvent.pointerOver(sized(part, { clientWidth, scrollWidth }));
    expect(part.hasAttribute('title')).toBe(false);
  }
  fireEvent.pointerOver(screen.getByRole('rowgroup'));
  expect(document.querySelector('[title]')).toBeNull();
});
