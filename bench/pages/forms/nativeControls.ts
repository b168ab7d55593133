import { timezones } from '@advantage/reference-data';

// Handwritten inputs: a label, the input, and a place for its error.

/** Returns the error of a value, or an empty string if it's valid. */
export type Check = (value: string) => string;

export interface Field {
  readonly input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly error: HTMLElement;
  readonly check: Check;
}

/** All fields of the page. */
export const fields: Field[] = [];

export const none: Check = () => '';
export const required: Check = (value) => (value.trim() === '' ? 'This is required.' : '');
export const amount: Check = (value) =>
  value === '' || /^\d+(\.\d\d?)?$/.test(value) ? '' : 'This must be a number.';
export const codes: Check = (value) =>
  value.split(',').every((code) => /^\d{6}$/.test(code.trim())) ? '' : 'Codes have 6 digits.';
export const addresses: Check = (value) =>
  value.split(',').every((address) => /^[^@\s]+@[^@\s]+\.\w+$/.test(address.trim())) ? '' : 'Not an address.';

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

export function text(label: string, value = '', check: Check = none) {
  const input = element('input');
  input.value = value;
  return labeled(label, input, check);
}

export function area(label: string, value: string, check: Check) {
  const input = element('textarea');
  input.value = value;
  return labeled(label, input, check);
}

export function select(name: string) {
  const input = element('select');
  input.append(...timezones.map(({ label }) => element('option', label)));
  return labeled(name, input, none);
}

export function box(label: string, type: 'checkbox' | 'radio' = 'checkbox', name = '') {
  const row = element('label');
  const input = element('input');
  input.type = type;
  input.name = name;
  row.append(input, element('span', label));
  return row;
}

export function section(title: string, ...parts: readonly Node[]) {
  const group = element('fieldset');
  group.append(element('legend', title), ...parts);
  return group;
}
