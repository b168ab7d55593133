// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';

// Keyboard support as described by the ARIA Authoring Practices, pattern by pattern.

const press = (keys: string) => userEvent.keyboard(keys);
const options = ['Auto', 'Boat', 'Home'].map((label) => ({ value: label.toLowerCase(), label }));

describe('a switch', () => {
  it('toggles on Space and exposes its state', async () => {
    render(<Switch label="Active" />);
    const control = screen.getByRole('switch', { name: 'Active' });
    await userEvent.tab();
    expect(control).toHaveFocus();
    await press(' ');
    expect(control).toBeChecked();
    await press(' ');
    expect(control).not.toBeChecked();
  });
});

describe('a radio group', () => {
  const radio = (name: string) => screen.getByRole('radio', { name });

  it('is a single tab stop, at the selected option', async () => {
    render(
      <>
        <RadioGroup label="Line" options={options} defaultValue="boat" />
        <Button>Next</Button>
      </>,
    );
    await userEvent.tab();
    expect(radio('Boat')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('moves and selects with the arrow keys, wrapping at the ends, and selects on Space', async () => {
    render(<RadioGroup label="Line" options={options} />);
    await userEvent.tab();
    await press(' ');
    expect(radio('Auto')).toBeChecked();
    await press('{ArrowUp}');
    expect(radio('Home')).toBeChecked();
    await press('{ArrowDown}{ArrowRight}');
    expect(radio('Boat')).toBeChecked();
    await press('{ArrowLeft}');
    expect(radio('Auto')).toHaveFocus();
  });
});

describe('a combo box', () => {
  const field = () => screen.getByRole('combobox', { name: 'Line' });
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

  it('opens on the down arrow and moves through its list while focus stays in the field', async () => {
    render(<ComboBox label="Line" options={options} />);
    await userEvent.tab();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await press('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toHaveTextContent('Auto');
    await press('{ArrowDown}');
    expect(active()).toHaveTextContent('Boat');
    expect(field()).toHaveFocus();
    await press('{Enter}');
    expect(field()).toHaveValue('Boat');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('filters its list as the user types, and closes it on Escape', async () => {
    render(<ComboBox label="Line" options={options} />);
    await userEvent.tab();
    await press('ho');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Home']);
    await press('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('opens at the last option on the up arrow', async () => {
    render(<ComboBox label="Line" options={options} />);
    await userEvent.tab();
    await press('{ArrowUp}');
    expect(active()).toHaveTextContent('Home');
  });
});

describe('a select', () => {
  it('opens on the down arrow, finds by letter, selects on Enter, and restores focus', async () => {
    render(<Select label="Line" options={options} defaultValue="auto" />);
    const button = screen.getByRole('button', { name: /Line/ });
    await userEvent.tab();
    expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await press('{ArrowDown}');
    await press('h');
    expect(screen.getByRole('option', { name: 'Home' })).toHaveFocus();
    await press('{Enter}');
    expect(button).toHaveTextContent('Home');
    await vi.waitFor(() => expect(button).toHaveFocus());
  });
});
