// @vitest-environment jsdom
import * as ui from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, createRef, type ReactElement, type Ref } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyComponent } from '../../../../tests/built/server-rendering/everyComponent.tsx';
import { Host } from '../../../../tests/built/server-rendering/Host.tsx';

type Name = keyof typeof everyComponent;
type Probed = ReactElement<{ readonly id?: string; readonly ref?: Ref<unknown> }>;

/** Selectors of the elements that have the `ref` and the `id`. */
const elements: Readonly<Partial<Record<Name, string>>> = {
  AlertDialog: '[role=alertdialog]',
  AnchoredDialog: '[role=dialog]',
  AppShell: 'div:has(> div > nav)',
  BackLink: 'a[href]',
  Badge: 'span',
  Banner: 'div',
  Box: 'div',
  BrandProvider: 'div',
  Button: 'button',
  Card: 'div',
  Checkbox: 'input[type=checkbox]',
  Columns: 'div',
  ComboBox: 'input[role=combobox]',
  CountBadge: 'span',
  Dialog: '[role=dialog]',
  EmptyState: 'div',
  ErrorState: '[role=alert]',
  FieldGroup: '[role=group]',
  FieldRange: '[role=group]',
  Heading: 'h2',
  IconButton: 'button',
  InfoPopover: 'button',
  Inline: 'div',
  Link: 'a[href]',
  LinkButton: 'a[href]',
  LoadingOverlay: '[aria-busy]',
  Menu: '[role=menu]',
  NumberField: 'input',
  Page: 'div',
  PageHeader: 'div',
  Pager: 'nav',
  Popover: '[role=dialog]',
  ProfileMenu: 'button[aria-haspopup]',
  ProgressBar: '[role=progressbar]',
  SearchField: 'input[type=search]',
  SecretField: 'input[type=password]',
  Section: 'section',
  SectionDivider: 'hr',
  Select: 'button[aria-haspopup=listbox]',
  SidePanel: '[role=dialog]',
  SkipLink: 'a[href]',
  SortableHeader: 'th',
  Spinner: '[role=progressbar]',
  Stack: 'div',
  Switch: 'input[role=switch]',
  TablePlaceholder: 'div:has([role=progressbar])',
  TableRegion: 'section[tabindex]',
  Tag: 'span',
  Terms: 'dl',
  Text: 'p',
  TextArea: 'textarea',
  TextField: 'input',
  TimeField: 'input[role=combobox]',
  ToastHistory: 'button',
  ToastRegion: '[role=region]',
  ToggleButtonGroup: '[role=radiogroup]',
  VisuallyHidden: 'span',
  Wordmark: 'span',
};

/** Groups of native fields: `ref` is a `FieldHandle`, and `id` is on the focusable element. */
const groups: readonly Name[] = ['CheckboxGrid', 'RadioGroup', 'TagInput'];

/** `ref` and `id` are on different elements, or React Aria needs the id itself: see below. */
const apart: readonly Name[] = ['Disclosure', 'Tooltip'];

/** Components that render no element. */
const withoutElement: readonly Name[] = ['ClockProvider', 'LinkRouter', 'LocaleProvider', 'MessagesProvider'];

/** Renders a component with a ref and an id, and opens it if it's closed. */
async function probe(name: Name, ref: Ref<unknown>) {
  const element = everyComponent[name] as Probed;
  const probed = cloneElement(element, { id: 'probe', ref });
  const inTable = (
    <table>
      <thead>
        <tr>
          <ui.SortableHeader id="probe" ref={ref as Ref<HTMLTableCellElement>} onSort={() => undefined}>
            Price
          </ui.SortableHeader>
        </tr>
      </thead>
    </table>
  );
  render(<Host>{name === 'SortableHeader' ? inTable : probed}</Host>);
  if (name === 'Menu') await userEvent.click(screen.getByRole('button', { name: 'More' }));
  if (name === 'Tooltip') await userEvent.tab();
}

beforeEach(() => ui.toasts.success('Saved.'));
afterEach(() => act(() => ui.toasts.clear()));

it('covers every component', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  const known = [...Object.keys(elements), ...groups, ...apart, ...withoutElement];
  expect(known.sort()).toEqual(components.sort());
});

describe('ref and id', () => {
  it.each(Object.keys(elements) as Name[])('reach the element of %s', async (name) => {
    const ref = createRef<HTMLElement>();
    await probe(name, ref);
    expect(ref.current).toBeInstanceOf(HTMLElement);
    expect(ref.current).toBe(document.getElementById('probe'));
    expect(ref.current?.matches(elements[name] ?? '')).toBe(true);
  });

  it.each(groups)('reach the focusable part of %s', async (name) => {
    const ref = createRef<ui.FieldHandle>();
    await probe(name, ref);
    act(() => ref.current?.focus());
    expect(document.getElementById('probe')).toContainElement(document.activeElement as HTMLElement);
  });

  it('reach the element of Disclosure by ref and its heading by id', async () => {
    const ref = createRef<HTMLElement>();
    await probe('Disclosure', ref);
    expect(ref.current?.querySelector('h3')).toBe(document.getElementById('probe'));
  });

  it('reach the element of Tooltip by ref', async () => {
    const ref = createRef<HTMLElement>();
    await probe('Tooltip', ref);
    expect(ref.current).toHaveAttribute('role', 'tooltip');
  });
});
