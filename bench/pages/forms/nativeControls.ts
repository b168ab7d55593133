import { timezones } from '@advantage/reference-data';
import { type Check, none } from './checks.ts';
import type { FormBuilder } from './content.ts';

export interface Field {
  readonly input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly error: HTMLElement;
  readonly check: Check;
}

/** Every field of the page. */
export const fields: Field[] = [];

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

/** Validates a field and shows its error next to it. */
export function show({ input, error, check }: Field) {
  const text = check(input.value);
  if (error.textContent === text) return;
  error.textContent = text;
  input.setAttribute('aria-invalid', String(text !== ''));
}

function labeled(label: string, input: Field['input'], check: Check): HTMLElement {
  const row = element('div');
  const name = element('label', label);
  const error = element('small');
  input.id = `f${fields.length}`;
  name.htmlFor = input.id;
  const field = { input, error, check };
  fields.push(field);
  input.addEventListener('input', () => show(field));
  row.append(name, input, error);
  return row;
}

function choice(label: string, type: 'checkbox' | 'radio', name = '') {
  const row = element('label');
  const input = element('input');
  input.type = type;
  input.name = name;
  row.append(input, element('span', label));
  return row;
}

function cell(parts: readonly HTMLElement[]) {
  const created = element('td');
  created.append(...parts);
  return created;
}

/** Builds the form as plain DOM. */
export const nativeBuilder: FormBuilder<HTMLElement> = {
  text(label, value = '', check = none) {
    const input = element('input');
    input.value = value;
    return labeled(label, input, check);
  },
  area(label, value, check) {
    const input = element('textarea');
    input.value = value;
    return labeled(label, input, check);
  },
  select(label) {
    const input = element('select');
    input.append(...timezones.map((timezone) => element('option', timezone.label)));
    return labeled(label, input, none);
  },
  checkbox: (label) => choice(label, 'checkbox'),
  radio: (label, name) => choice(label, 'radio', name),
  section(title, ...parts) {
    const group = element('fieldset');
    group.append(element('legend', title), ...parts);
    return group;
  },
  table(rows) {
    const table = element('table');
    for (const { address, cells } of rows) {
      const row = element('tr');
      row.append(cell([element('span', address)]), ...cells.map(cell));
      table.append(row);
    }
    return table;
  },
};
