import { timezones } from '@advantage/reference-data';
import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type UseFormProps, type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { type Check, none } from './checks.ts';
import { buildSections, type FormBuilder } from './content.ts';
import type { FormPage } from './contract.ts';
import { install } from './driver.ts';
import './native.css';

// React Hook Form and zod, plain: the native inputs of the floor, registered, each validated on change.

interface Field {
  readonly value: string | boolean;
  readonly check: Check;
}

type Values = Record<string, string | boolean>;

/** The fields of the page by name, in order. */
const fields = new Map<string, Field>();

function addField(value: Field['value'], check: Check = none): string {
  const name = `f${fields.size}`;
  fields.set(name, { value, check });
  return name;
}

type FieldRenderer = (form: UseFormReturn<Values>) => ReactElement;

interface LabeledProps {
  readonly label: string;
  readonly name: string;
  readonly form: UseFormReturn<Values>;
  readonly input: (form: UseFormReturn<Values>, isInvalid: boolean) => ReactElement;
}

function Labeled({ label, name, form, input }: LabeledProps) {
  const { errors } = useFormState({ control: form.control, name });
  const error = errors[name];
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {input(form, error !== undefined)}
      <small>{error?.message}</small>
    </div>
  );
}

const labeled =
  (label: string, name: string, input: LabeledProps['input']): FieldRenderer =>
  (form) => <Labeled label={label} name={name} form={form} input={input} />;

const fragments = (parts: readonly FieldRenderer[], form: UseFormReturn<Values>) =>
  parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    return <Fragment key={index}>{part(form)}</Fragment>;
  });

const hookFormBuilder: FormBuilder<FieldRenderer> = {
  text(label, value = '', check = none) {
    const name = addField(value, check);
    return labeled(label, name, ({ register }, isInvalid) => (
      <input id={name} aria-invalid={isInvalid} {...register(name)} />
    ));
  },
  area(label, value, check) {
    const name = addField(value, check);
    return labeled(label, name, ({ register }, isInvalid) => (
      <textarea id={name} aria-invalid={isInvalid} {...register(name)} />
    ));
  },
  select(label) {
    const name = addField(timezones[0]?.label ?? '');
    return labeled(label, name, ({ register }) => (
      <select id={name} {...register(name)}>
        {timezones.map((timezone) => (
          <option key={timezone.label}>{timezone.label}</option>
        ))}
      </select>
    ));
  },
  checkbox(label) {
    const name = addField(false);
    return ({ register }) => (
      <label>
        <input type="checkbox" {...register(name)} />
        <span>{label}</span>
      </label>
    );
  },
  radio(label, name) {
    if (!fields.has(name)) fields.set(name, { value: label, check: none });
    return ({ register }) => (
      <label>
        <input type="radio" value={label} {...register(name)} />
        <span>{label}</span>
      </label>
    );
  },
  section:
    (title, ...parts) =>
    (form) => (
      <fieldset>
        <legend>{title}</legend>
        {fragments(parts, form)}
      </fieldset>
    ),
  table: (rows) => (form) => (
    <table>
      <tbody>
        {rows.map(({ address, cells }) => (
          <tr key={address}>
            <td>{address}</td>
            {cells.map((parts, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
              <td key={index}>{fragments(parts, form)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const schemaOf = ({ value, check }: Field) =>
  typeof value === 'boolean'
    ? z.boolean()
    : z.string().superRefine((text, context) => {
        const message = check(text);
        if (message !== '') context.addIssue({ code: 'custom', message });
      });

const formOptions = (): UseFormProps<Values> => ({
  mode: 'onChange',
  defaultValues: Object.fromEntries([...fields].map(([name, { value }]) => [name, value])),
  resolver: zodResolver(
    z.object(Object.fromEntries([...fields].map(([name, field]) => [name, schemaOf(field)]))),
  ),
});

interface PageProps {
  readonly sections: readonly FieldRenderer[];
  readonly options: UseFormProps<Values>;
}

let validate = () => {};

function Page({ sections, options }: PageProps) {
  const form = useForm<Values>(options);
  validate = () => void form.trigger(undefined, { shouldFocus: true });
  return <form>{fragments(sections, form)}</form>;
}

const page: FormPage = {
  mount(place, setup) {
    const sections = buildSections(hookFormBuilder, setup);
    createRoot(place).render(<Page sections={sections} options={formOptions()} />);
  },
  validate: () => validate(),
};

install(page);
