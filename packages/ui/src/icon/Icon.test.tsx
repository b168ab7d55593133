// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import * as styles from './Glyph.css.ts';
import { Icon } from './Icon.tsx';
import * as iconSet from './iconSet.ts';

it('is decoration without a label', () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('speaks its label', () => {
  render(<Icon name="phone" label="Call-in" size={20} />);
  const icon = screen.getByRole('img', { name: 'Call-in' });
  expect(icon).toHaveAttribute('width', '20');
  expect(icon).toHaveAttribute('stroke-width', '1.75');
  expect(icon).toHaveAttribute('stroke', 'currentColor');
});

it('turns only directional icons round', () => {
  const { container } = render(
    <>
      <Icon name="chevronRight" />
      <Icon name="chevronDown" />
    </>,
  );
  const [right, down] = container.querySelectorAll('svg');
  expect(right).toHaveClass(styles.mirrored);
  expect(down).not.toHaveClass(styles.mirrored);
});

it('knows every icon of the set', () => {
  expect(drawings).toEqual({ ...iconSet });
});

it.each(Object.keys(iconSet))('draws %s', (name) => {
  const { container } = render(<Icon name={name as keyof typeof iconSet} />);
  expect(container.querySelector('svg')?.children.length).toBeGreaterThan(0);
});
