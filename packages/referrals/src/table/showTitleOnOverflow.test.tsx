// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showTitleOnOverflow } from './ReferralRows.tsx';

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

it('sets the title to the full text while it is truncated and removes it once the text fits', () => {
  const part = sized(showCell(), { clientWidth: 80, scrollWidth: 300 });
  fireEvent.pointerOver(part);
  expect(part.title).toBe('Plumbing, Heating, and Air-Conditioning Contractors');
  sized(part, { clientWidth: 300 });
  fireEvent.pointerOver(part);
  expect(part.hasAttribute('title')).toBe(false);
});

it('sets no title on text that fits or on elements without a width', () => {
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
