import { chromium } from 'playwright';
import { chromiumArgs, prepareChromium } from '../scripts/browser/chromium.ts';
import { openMeter } from './harness/meter.ts';
import { buildPages, isPageName, servePages } from './harness/pages.ts';
import { recordProfile } from './harness/profile.ts';
import { unfold } from './metrics/folded.ts';
import { typeInto } from './metrics/forms.ts';
import { call } from './metrics/tables.ts';
import { codesLabel, textLabel } from './pages/forms/labels.ts';

// Profiles one step: `node bench/profile.ts table-ours poll 10000`.
const [name = 'table-ours', step = 'mount', size = '25'] = process.argv.slice(2);
if (!isPageName(name)) throw new Error(`Unknown page: ${name}.`);

await buildPages({ isReadable: true });
const server = await servePages();
const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumArgs });
const meter = await openMeter(browser, server.urlOf(name));
const form = (setup: { recipients: number; codes: number }) =>
  meter.page.evaluate((given) => window.formBench.mount(given), setup);
const few = { recipients: 1, codes: 2 };

const steps: Readonly<
  Record<string, readonly [before: () => Promise<unknown>, step: () => Promise<unknown>]>
> = {
  mount: [async () => {}, () => call(meter, 'mount')],
  poll: [() => call(meter, 'mount'), () => call(meter, 'pollChanged')],
  sort: [
    async () => {
      await call(meter, 'mount');
      await call(meter, 'prepareSorts');
    },
    () => call(meter, 'sort', 6),
  ],
  scroll: [() => call(meter, 'mount'), () => call(meter, 'scroll', 60, 120)],
  form: [async () => {}, () => form(few)],
  key: [() => form({ ...few, recipients: 200 }), () => typeInto(meter, textLabel, 'abcdefghij')],
  check: [
    async () => {
      await form(few);
      for (const label of [textLabel, 'Phone number'])
        await meter.page.getByRole('textbox', { name: label, exact: true }).fill('');
      await meter.page.evaluate(() => window.formBench.validate(2));
    },
    () => meter.page.evaluate(() => window.formBench.validate(5)),
  ],
  codes: [
    async () => {
      await form({ ...few, codes: 1000 });
      await unfold(meter.page, codesLabel);
    },
    () => typeInto(meter, codesLabel, '2361152361'),
  ],
};
const [prepare, act] = steps[step] ?? [];
if (!prepare || !act) throw new Error(`The steps are ${Object.keys(steps).join(', ')}.`);
if (name.startsWith('table')) await call(meter, 'prepare', Number(size), 6);
await prepare();
const { kinds, functions } = await recordProfile(meter.page, act);
console.log(kinds);
for (const [title, milliseconds] of functions.slice(0, 40))
  console.log(milliseconds.toFixed(2).padStart(8), title);
await browser.close();
server.close();
