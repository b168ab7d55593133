// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { TagInput } from './TagInput.tsx';
import type { GetTagVerdict } from './verdict.ts';

fieldBattery({
  draw: (props) => <TagInput {...props} />,
  find: () => screen.getByRole('textbox', { name: 'Price' }),
});

const field = () => screen.getByRole('textbox', { name: 'Recipients' });
const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);
const remove = (item: string) => screen.getByRole('button', { name: `Remove ${item}` });
const abc = 'a@b.com, b@b.com, c@b.com';

it('MKF-26 shows the items of its text', () => {
  render(<TagInput label="Recipients" value="a@b.com,b@b.com" />);
  expect(tags()).toEqual(['a@b.com', 'b@b.com']);
});

it('adds the typed text as an item on a comma, Enter and blur', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Recipients" onChange={onChange} />);
  await userEvent.type(field(), 'a@b.com,b@b.com{Enter}c@b.com');
  expect(tags()).toEqual(['a@b.com', 'b@b.com']);
  await userEvent.tab();
  expect(tags()).toEqual(['a@b.com', 'b@b.com', 'c@b.com']);
  expect(onChange).toHaveBeenLastCalledWith(abc);
  expect(field()).toHaveValue('');
});

it('MKF-39 has the typed text in its text before it is an item', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Recipients" defaultValue="a@b.com,b@b.com" onChange={onChange} />);
  await userEvent.type(field(), 'c@b.com');
  expect(onChange).toHaveBeenLastCalledWith(abc);
  expect(tags()).toEqual(['a@b.com', 'b@b.com']);
  expect(field()).toHaveValue('c@b.com');
  onChange.mockClear();
  await userEvent.tab();
  expect(tags()).toEqual(['a@b.com', 'b@b.com', 'c@b.com']);
  expect(onChange).not.toHaveBeenCalled();
});

it('MKF-39 has the text of before again once the typed text is deleted', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Recipients" defaultValue="a@b.com,b@b.com" onChange={onChange} />);
  await userEvent.type(field(), 'c{Backspace} ');
  expect(onChange.mock.calls).toEqual([['a@b.com, b@b.com, c'], ['a@b.com,b@b.com']]);
  expect(field()).toHaveValue(' ');
});

it('MKF-39 keeps the typed text while another item is removed', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Recipients" defaultValue="a@b.com, b@b.com" onChange={onChange} />);
  await userEvent.type(field(), 'c');
  await userEvent.click(remove('a@b.com'));
  expect(onChange).toHaveBeenLastCalledWith('b@b.com, c');
  expect(tags()).toEqual(['b@b.com']);
  expect(field()).toHaveValue('c');
});

function LoadedAgain() {
  const [text, setText] = useState('a@b.com');
  return (
    <>
      <TagInput label="Recipients" value={text} onChange={setText} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setText('b@b.com')}
      >
        Reload
      </button>
    </>
  );
}

it('MKF-39 shows another text that is set while text is typed', async () => {
  render(<LoadedAgain />);
  await userEvent.type(field(), 'c');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(tags()).toEqual(['b@b.com']);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

it('splits a pasted column, row or list into items', async () => {
  render(<TagInput label="Recipients" />);
  await userEvent.click(field());
  await userEvent.paste('722410\r\n236220\r\n');
  await userEvent.paste('484110\t561612');
  await userEvent.paste('1; 2, 3');
  expect(tags()).toEqual(['722410', '236220', '484110', '561612', '1', '2', '3']);
  expect(screen.getByRole('status')).toHaveTextContent('3 added');
});

it('joins a pasted list to the typed text, and pastes a single item as text', async () => {
  render(<TagInput label="Recipients" />);
  await userEvent.type(field(), 'a');
  await userEvent.paste('@b.com, b@b.com');
  await userEvent.paste('c@b.com');
  expect(tags()).toEqual(['a@b.com', 'b@b.com']);
  expect(field()).toHaveValue('c@b.com');
});

it('submits the form on Enter only when no text is typed', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TagInput label="Recipients" name="emails" />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.type(field(), 'a@b.com{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('removes an item with its button and moves focus to a remaining one or the field', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Recipients" defaultValue={abc} onChange={onChange} />);
  await userEvent.click(remove('b@b.com'));
  expect(onChange).toHaveBeenLastCalledWith('a@b.com, c@b.com');
  expect(remove('c@b.com')).toHaveFocus();
  await userEvent.click(remove('c@b.com'));
  expect(remove('a@b.com')).toHaveFocus();
  await userEvent.click(remove('a@b.com'));
  expect(field()).toHaveFocus();
});

it('removes the last item on a second Backspace, after announcing it', async () => {
  render(<TagInput label="Recipients" defaultValue={abc} />);
  await userEvent.type(field(), '{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('c@b.com: press Backspace again to remove it');
  expect(tags()).toHaveLength(3);
  await userEvent.keyboard('{Backspace}');
  expect(tags()).toEqual(['a@b.com', 'b@b.com']);
  expect(screen.getByRole('status')).toHaveTextContent('c@b.com removed');
  await userEvent.keyboard('{Backspace}x{Backspace}{Backspace}');
  expect(tags()).toEqual(['a@b.com', 'b@b.com']);
});

it('moves through the items with the arrow keys, Home and End, and removes one with Delete', async () => {
  render(<TagInput label="Recipients" defaultValue={abc} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowLeft}');
  expect(remove('c@b.com')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(remove('b@b.com')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(tags()).toEqual(['a@b.com', 'c@b.com']);
  expect(remove('c@b.com')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(field()).toHaveFocus();
});

it('keeps its items out of the tab order', async () => {
  render(<TagInput label="Recipients" defaultValue={abc} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Edit as text' })).toHaveFocus();
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('describes how many items it has', () => {
  render(<TagInput label="Recipients" defaultValue={abc} description="Optional." />);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('Optional. 3 in the list.'));
});

it('shows a verdict on each item, including repeats', () => {
  const judge: GetTagVerdict = (item, isRepeat) => {
    if (isRepeat) return { tone: 'critical', text: 'Twice' };
    return item === '999999'
      ? { tone: 'caution', text: 'Not a known code' }
      : { tone: 'neutral', text: 'Known' };
  };
  render(<TagInput label="Recipients" defaultValue="722410, 999999, 722410" getVerdict={judge} />);
  expect(tags()).toEqual(['722410Known', '999999Not a known code', '722410Twice']);
});

it('can be edited as text', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Recipients" defaultValue="a@b.com" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit as text' }));
  expect(field()).toHaveValue('a@b.com');
  await userEvent.type(field(), ';c');
  expect(onChange).toHaveBeenLastCalledWith('a@b.com;c');
  await userEvent.click(screen.getByRole('button', { name: 'Show as list' }));
  expect(tags()).toEqual(['a@b.com', 'c']);
});

it('has no remove buttons while disabled', () => {
  render(<TagInput label="Recipients" defaultValue={abc} isDisabled />);
  expect(tags()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

const codes = Array.from({ length: 1000 }, (_, index) => String(100_000 + index)).join(', ');

it('collapses a long list and shows all of it on request', async () => {
  render(<TagInput label="Recipients" defaultValue={codes} />);
  expect(tags()).toHaveLength(101);
  expect(screen.getByText('899 more')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(tags()).toHaveLength(1000);
});

it('keeps an invalid item visible in a collapsed list full of doubtful ones', () => {
  const getVerdict = (item: string) => ({ tone: item === 'x' ? 'critical' : 'caution' }) as const;
  render(<TagInput label="Recipients" defaultValue={`${codes}, x, 999999`} getVerdict={getVerdict} />);
  expect(within(screen.getByRole('list')).getByText('x')).toBeInTheDocument();
});

const drawn = vi.hoisted(() => vi.fn());
vi.mock(import('../tag/Tag.css.ts'), async (load) => {
  const actual = await load();
  const tagStyles = Object.assign((...look: Parameters<typeof actual.tagStyles>) => {
    drawn();
    return actual.tagStyles(...look);
  }, actual.tagStyles);
  return { ...actual, tagStyles };
});

function Form() {
  const [text, setText] = useState(codes);
  return <TagInput label="Recipients" value={text} onChange={setText} />;
}

it('rerenders no items while typing, and only what changes when one is added', async () => {
  render(<Form />);
  drawn.mockClear();
  await userEvent.type(field(), '99999');
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.keyboard(',');
  // The new last item is rendered; the previous one is now collapsed.
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(within(screen.getByRole('list')).getByText('99999')).toBeInTheDocument();
});

it('A4 focuses the input on a press next to its items', async () => {
  render(<TagInput label="NAICS codes" defaultValue="722410" />);
  const text = screen.getByRole('textbox', { name: 'NAICS codes' });
  await userEvent.click(text.closest('[data-tags]') as HTMLElement);
  expect(text).toHaveFocus();
});
