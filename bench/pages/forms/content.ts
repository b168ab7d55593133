import { sampleSources } from '@advantage/marketplace-form/testing';
import { commercialLines, lifeAndAnnuitiesLines, personalLines, usStates } from '@advantage/reference-data';
import { addresses, amount, type Check, codes, none, required } from './checks.ts';
import { industryCodes } from './contract.ts';
import { codesLabel, type FormSetup, textLabel } from './labels.ts';

/** Creates the parts of a form as DOM nodes or as React elements. */
export interface FormBuilder<Part> {
  text(label: string, value?: string, check?: Check): Part;
  area(label: string, value: string, check: Check): Part;
  select(label: string): Part;
  checkbox(label: string): Part;
  radio(label: string, name: string): Part;
  section(title: string, ...parts: readonly Part[]): Part;
  /** A table of one row for each recipient, with its cells. */
  table(rows: readonly RecipientRow<Part>[]): Part;
}

export interface RecipientRow<Part> {
  readonly address: string;
  readonly cells: readonly (readonly Part[])[];
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
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
const pageSize = 20;

const names = (lines: readonly { readonly name: string }[]) => lines.map(({ name }) => name);

/** The sections of the marketplace form, with native inputs only. */
export function buildSections<Part>(build: FormBuilder<Part>, setup: FormSetup): readonly Part[] {
  const { text, area, select, checkbox, section } = build;
  const boxes = (labels: readonly string[]) => labels.map((label) => checkbox(label));
  const radios = (name: string, labels: readonly string[]) => labels.map((label) => build.radio(label, name));
  const amounts = (labels: readonly string[]) => labels.map((label) => text(label, '10', amount));
  const times = () => [text('Start time', '09:00'), text('End time', '17:00'), select('Timezone')];
  const recipient = (address: string) => ({
    address,
    cells: [
      [checkbox('Default purchaser')],
      [...boxes(days), checkbox('Match marketplace')],
      [...times(), ...boxes(['Match marketplace', '24 hours a day'])],
    ],
  });
  const recipients = Array.from({ length: setup.recipients }, (_, index) => `agent${index}@example.com`);
  const rows = setup.recipients > 1 ? recipients.slice(0, pageSize).map(recipient) : [];
  return [
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
      checkbox('24 hours a day'),
    ),
    section(
      'API',
      ...boxes(['Deliver to API', 'Round robin']),
      select('Method'),
      select('Authentication'),
      text('URL', 'https://api.example.com', required),
      text('Key', 'example', required),
    ),
    section(
      'Email',
      area('Recipients', recipients.join(', '), addresses),
      area('Bcc', '', none),
      build.table(rows),
    ),
  ];
}
