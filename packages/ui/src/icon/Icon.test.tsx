// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createIcon } from './createIcon.tsx';
import * as styles from './Icon.css.ts';
import * as icons from './icons.ts';

const { ChevronDownIcon, ChevronRightIcon, PhoneIcon } = icons;

it('is decorative without a label', () => {
  const { container } = render(<PhoneIcon />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('is an image named by its label, in the given size', () => {
  render(<PhoneIcon label="Call-in" size={20} />);
  const icon = screen.getByRole('img', { name: 'Call-in' });
  expect(icon).toHaveAttribute('width', '20');
  expect(icon).toHaveAttribute('stroke-width', '1.75');
  expect(icon).toHaveAttribute('stroke', 'currentColor');
});

it('mirrors only directional icons', () => {
  const { container } = render(
    <>
      <ChevronRightIcon />
      <ChevronDownIcon />
    </>,
  );
  const [right, down] = container.querySelectorAll('svg');
  expect(right).toHaveClass(styles.mirrored);
  expect(down).not.toHaveClass(styles.mirrored);
});

it('renders custom shapes from createIcon', () => {
  const RingIcon = createIcon([['circle', { cx: 12, cy: 12, r: 9 }]]);
  render(<RingIcon label="Ring" />);
  expect(screen.getByRole('img', { name: 'Ring' }).querySelector('circle')).toHaveAttribute('r', '9');
});

it.each(Object.entries(icons))('renders %s', (_name, Icon) => {
  const { container } = render(<Icon />);
  expect(container.querySelector('svg')?.children.length).toBeGreaterThan(0);
});

it('gives every icon a unique meaning and a unique drawing', () => {
  const source = readFileSync(join(import.meta.dirname, 'icons.ts'), 'utf8');
  const meanings = [...source.matchAll(/\/\*\* (.+) \*\/\nexport const (\w+)/g)];
  expect(meanings.map(([, , name]) => name).toSorted()).toEqual(Object.keys(icons).toSorted());
  const words = meanings.flatMap(([, meaning = '']) =>
    meaning
      .replace(/\.$/, '')
      .toLowerCase()
      .split(/, or | or /),
  );
  expect(new Set(words).size).toBe(words.length);
  const drawings = Object.values(icons).map((Icon) => render(<Icon />).container.innerHTML);
  expect(new Set(drawings).size).toBe(drawings.length);
});
