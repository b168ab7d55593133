import assert from 'node:assert/strict';
import type { Browser } from 'playwright';
import { type Meter, openMeter } from '../harness/meter.ts';
import type { PageServer } from '../harness/pages.ts';
import type { Recorder } from '../harness/recorder.ts';
import type { FormBench } from '../pages/forms/driver.ts';
import { codesLabel, type FormSetup, textLabel } from '../pages/forms/labels.ts';
import { unfold, waitForRecipients } from './folded.ts';

const formPages = ['floor', 'library', 'ours', 'hinted'] as const;
type FormPageName = (typeof formPages)[number];

const plain: FormSetup = { recipients: 1, codes: 2 };
const manyRecipients: FormSetup = { recipients: 200, codes: 2 };
const manyCodes: FormSetup = { recipients: 1, codes: 1000 };

const keys = 'abcdefghijkl';
const digits = '236115236220';
const validations = 5;

type Snapshot = ReturnType<FormBench['look']>;

const mount = ({ page }: Meter, setup: FormSetup) =>
  page.evaluate((given) => window.formBench.mount(given), setup);
const look = ({ page }: Meter): Promise<Snapshot> => page.evaluate(() => window.formBench.look());
const field = ({ page }: Meter, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Types at the end of a field, and returns the main thread's milliseconds per key. */
export async function typeInto(meter: Meter, label: string, text: string): Promise<number> {
  const input = field(meter, label);
  await input.focus();
  await meter.page.keyboard.press('End');
  const before = await input.inputValue();
  await meter.collectGarbage();
  const work = await meter.work(() => meter.page.keyboard.type(text));
  assert.ok((await input.inputValue()).length >= before.length + text.length, 'the keys arrived');
  return work / text.length;
}

async function measureMount(meter: Meter, name: FormPageName, { note }: Recorder) {
  note('form, mount', name, await meter.work(() => mount(meter, plain)));
  note('form, controls', name, (await look(meter)).controls);
  for (const label of [textLabel, 'Phone number']) await field(meter, label).fill('');
  await meter.collectGarbage();
  const first = await meter.work(() => meter.page.evaluate(() => window.formBench.validate(1)));
  note('form, first reveal of errors', name, first);
  await meter.page.evaluate(() => window.formBench.validate(1));
  assert.ok((await look(meter)).invalid >= 2, 'what is wrong shows');
  await meter.collectGarbage();
  const work = await meter.work(() =>
    meter.page.evaluate((times) => window.formBench.validate(times), validations),
  );
  note('form, check everything', name, work / validations);
}

async function measureKey(meter: Meter, name: FormPageName, { note }: Recorder) {
  await mount(meter, plain);
  note('form, key', name, await typeInto(meter, textLabel, keys));
}

async function measureKeys(meter: Meter, name: FormPageName, { note }: Recorder) {
  await mount(meter, manyRecipients);
  await waitForRecipients(meter.page);
  note('form, controls with 200 recipients', name, (await look(meter)).controls);
  note('form, key with 200 recipients', name, await typeInto(meter, textLabel, keys));
}

async function measureCodes(meter: Meter, name: FormPageName, { note }: Recorder) {
  await mount(meter, manyCodes);
  await unfold(meter.page, codesLabel);
  note('form, key with 1,000 codes', name, await typeInto(meter, codesLabel, digits));
}

/** Runs one round: every page with every size, in turn. */
export async function measureForms(browser: Browser, server: PageServer, recorder: Recorder) {
  for (const measure of [measureMount, measureKey, measureKeys, measureCodes]) {
    for (const name of formPages) {
      const meter = await openMeter(browser, server.urlOf(`form-${name}`));
      await measure(meter, name, recorder);
      await meter.close();
    }
  }
}
