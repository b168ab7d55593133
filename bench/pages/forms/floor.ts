import { sampleSources } from '@advantage/marketplace-form/testing';
import { commercialLines, lifeAndAnnuitiesLines, personalLines, usStates } from '@advantage/reference-data';
import { type FormPage, industryCodes } from './contract.ts';
import { install } from './driver.ts';
import { codesLabel, textLabel } from './labels.ts';
import {
  addresses,
  amount,
  area,
  box,
  codes,
  element,
  fields,
  none,
  required,
  section,
  select,
  show,
  text,
} from './nativeControls.ts';
import './floor.css';

// The floor: the same inputs written by hand. Each is validated as it's typed into, and all of them on request.

const boxes = (labels: readonly string[]) => labels.map((label) => box(label));
const radios = (name: string, labels: readonly string[]) => labels.map((label) => box(label, 'radio', name));
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const names = (lines: readonly { readonly name: string }[]) => lines.map(({ name }) => name);
const times = () => [text('Start time', '09:00'), text('End time', '17:00'), select('Timezone')];

function recipient(address: string) {
  const row = element('tr');
  const cells = [
    [element('span', address)],
    [box('Default purchaser')],
    [...boxes(days), box('Match marketplace')],
    [...times(), ...boxes(['Match marketplace', '24 hours a day'])],
  ];
  row.append(
    ...cells.map((parts) => {
      const cell = element('td');
      cell.append(...parts);
      return cell;
    }),
  );
  return row;
}

const amounts = (labels: readonly string[]) => labels.map((label) => text(label, '10', amount));
const pageSize = 20;

function emailSection(count: number) {
  const all = Array.from({ length: count }, (_, index) => `agent${index}@example.com`);
  const table = element('table');
  if (count > 1) table.append(...all.slice(0, pageSize).map(recipient));
  return section('Email', area('Recipients', all.join(', '), addresses), area('Bcc', '', none), table);
}

const page: FormPage = {
  mount(place, setup) {
    const form = element('form');
    form.append(
      section(
        'Setup',
        ...radios('type', ['Instant', 'Duration']),
        ...boxes(['Generic', 'Super sub-marketplace']),
        text('Agency', '118340'),
        text(textLabel, 'Harbor Point', required),
        text('Legal entity name', 'Harbor Point, LLC'),
        text('Phone number', '4045550107', required),
        ...radios('payment', ['Billed', 'Prepaid']),
        ...radios('price', ['Percent', 'Delivered price']),
        ...amounts(['Percent', 'Min referral price', 'Max referral price']),
        ...boxes(sampleSources.map(({ sourceName }) => sourceName)),
        text('Find a state'),
        ...boxes(usStates.map(({ name }) => name)),
      ),
      section('Requirements', ...boxes(requirements)),
      section(
        'Commercial',
        ...boxes(['Accept commercial', 'Insured', 'Uninsured']),
        text('Find a line'),
        ...boxes(names(commercialLines)),
        ...radios('mode', ['Exclude', 'Include']),
        area(codesLabel, industryCodes(setup.codes).join(', '), codes),
        ...amounts(['Min years', 'Max years', 'Min premium', 'Max premium', 'Min staff', 'Max staff']),
      ),
      section(
        'Personal',
        ...boxes(['Accept personal', 'Insured', 'Uninsured']),
        text('Find a line'),
        ...boxes(names(personalLines)),
        ...amounts(['Min premium', 'Max premium']),
      ),
      section(
        'Life',
        ...boxes(['Accept life', 'Consent', 'Refusal', 'Tobacco', 'No tobacco']),
        ...boxes(names(lifeAndAnnuitiesLines)),
        ...amounts(['Min death benefit', 'Max death benefit']),
      ),
      section(
        'Schedule',
        ...amounts(['Per hour', 'Per day', 'Per week', 'Per month']),
        ...boxes(days),
        ...times(),
        box('24 hours a day'),
      ),
      section(
        'API',
        ...boxes(['Deliver to API', 'Round robin']),
        select('Method'),
        select('Authentication'),
        text('URL', 'https://api.example.com', required),
        text('Key', 'example', required),
      ),
      emailSection(setup.recipients),
    );
    place.append(form);
  },
  validate() {
    for (const field of fields) show(field);
    fields.find(({ error }) => error.textContent !== '')?.input.focus();
  },
};

const requirements = [
  'First name',
  'Last name',
  'Email address',
  'Phone number required',
  'City',
  'State',
  'Postal code',
  'Journaya id',
  'Business line',
];

install(page);
