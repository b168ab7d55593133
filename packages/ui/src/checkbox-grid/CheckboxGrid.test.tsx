// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { CheckboxGrid } from './CheckboxGrid.tsx';

const rendered = vi.hoisted(() => vi.fn<(label: string) => void>());
vi.mock(import('./GridOption.tsx'), async (load) => {
  const { GridOption } = await load();
  return {
    GridOption: (props) => {
      rendered(props.label);
      return <GridOption {...props} />;
    },
  };
});

const sources = [
  { value: 'web-order', label: 'web-order' },
  { value: 'call-center', label: 'call-center' },
  { value: 'direct-call', label: 'direct-call', isDisabled: true },
];
const sixty = Array.from({ length: 60 }, (_, index) => ({ value: `v${index}`, label: `Option ${index}` }));

fieldBattery({
  draw: (props) => <CheckboxGrid options={sources.slice(0, 2)} {...props} />,
  find: () => screen.getByRole('group', { name: 'Price' }),
  focusable: () => screen.getAllByRole('checkbox'),
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('passes all selected values to onChange and counts them', async () => {
  const onChange = vi.fn();
  render(<CheckboxGrid label="Sources" options={sources} defaultValue={['web-order']} onChange={onChange} />);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByText('call-center'));
  expect(onChange).toHaveBeenLastCalledWith(['web-order', 'call-center']);
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
});

it('MKF-16 MKF-17 selects all and none, leaving disabled options as they are', async () => {
  render(<CheckboxGrid label="Sources" options={sources} defaultValue={['direct-call']} />);
  await press('Select all');
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  await press('Select none');
  expect(box('direct-call')).toBeChecked();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByText('direct-call'));
  expect(box('direct-call')).toBeChecked();
});

it('shows the controlled value', async () => {
  render(<CheckboxGrid label="Sources" options={sources} value={['web-order']} />);
  await userEvent.click(box('call-center'));
  expect(box('call-center')).not.toBeChecked();
});

it('filters more than 20 options as the user types, and selects only the ones shown', async () => {
  const onChange = vi.fn();
  render(<CheckboxGrid label="Options" options={sixty} filterLabel="Find an option" onChange={onChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an option' }), 'option 5');
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  expect(screen.getByRole('status')).toHaveTextContent('11 shown');
  await press('Select shown');
  expect(onChange.mock.lastCall?.[0]).toHaveLength(11);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('11 of 60')).toBeInTheDocument();
});

it('toggles the only match on Enter', async () => {
  render(<CheckboxGrid label="Options" options={sixty} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find' }), '59{Enter}');
  expect(box('Option 59')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(box('Option 59')).not.toBeChecked();
});

it('has no filter for 20 options, and shows "No results." when nothing matches', async () => {
  const { rerender } = render(<CheckboxGrid label="Options" options={sixty.slice(0, 20)} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  rerender(<CheckboxGrid label="Options" options={sixty} />);
  await userEvent.type(screen.getByRole('searchbox'), 'zebra');
  expect(within(screen.getByRole('group')).getByText('No results.')).toBeInTheDocument();
});

it('rerenders only the changed option out of 60', async () => {
  rendered.mockClear();
  render(<CheckboxGrid label="Options" options={sixty} />);
  expect(rendered).toHaveBeenCalledTimes(60);
  rendered.mockClear();
  await userEvent.click(box('Option 7'));
  expect(rendered.mock.calls).toEqual([['Option 7']]);
});
