import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, prepareChromium } from '../scripts/browser/chromium.ts';
import { measureInteractions } from './console/interactions.ts';
import { measureLoading } from './console/load.ts';
import { measureMarketplaces } from './console/marketplaces.ts';
import { startProduct } from './console/product.ts';
import { buildPages, servePages } from './harness/pages.ts';
import { createRecorder, type Recorder } from './harness/recorder.ts';
import { measureFormInteractions } from './metrics/formInteractions.ts';
import { measureForms } from './metrics/forms.ts';
import { measureGrowth, measureTables, recordMarkup } from './metrics/tables.ts';
import { figuresTable, type Result, verdictsTable } from './report.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: 'tables,forms,presses,console,marketplaces' },
    save: { type: 'boolean', default: false },
  },
});

const committed = join(import.meta.dirname, 'last.json');
const reports = join(import.meta.dirname, '../reports');

const readLast = (): Result | undefined =>
  existsSync(committed) ? JSON.parse(readFileSync(committed, 'utf8')) : undefined;

const parts = options.only.split(',');
const has = (part: string) => parts.includes(part);

/** The console takes longer to measure, and its figures need less precision, so fewer rounds are enough. */
const consoleRounds = (rounds: number) => Math.ceil(rounds / 3);

async function measurePages(browser: Browser, rounds: number, recorder: Recorder) {
  await buildPages();
  const server = await servePages();
  if (has('tables')) await recordMarkup(browser, server);
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Tables and forms, round ${round} of ${rounds}`);
    if (has('tables')) await measureTables(browser, server, recorder);
    if (has('forms')) await measureForms(browser, server, recorder);
  }
  if (has('tables')) await measureGrowth(browser, server, recorder);
  for (let round = 1; has('presses') && round <= consoleRounds(rounds); round += 1)
    await measureFormInteractions(browser, server, recorder);
  server.close();
}

async function measureConsole(browser: Browser, rounds: number, recorder: Recorder) {
  const product = await startProduct();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Console, round ${round} of ${rounds}`);
      if (has('console')) {
        await measureLoading(browser, product, recorder);
        await measureInteractions(browser, product, recorder);
      }
      if (has('marketplaces')) await measureMarketplaces(browser, product, recorder);
    }
  } finally {
    await product.close();
  }
}

async function measure(rounds: number): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumArgs });
  const recorder = createRecorder();
  if (has('tables') || has('forms') || has('presses')) await measurePages(browser, rounds, recorder);
  if (has('console') || has('marketplaces')) await measureConsole(browser, consoleRounds(rounds), recorder);
  const result = { chromium: browser.version(), rounds, figures: recorder.medians() };
  await browser.close();
  return result;
}

const result = await measure(Number(options.rounds));
const json = `${JSON.stringify(result, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value), 2)}\n`;
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'bench.json'), json);
console.log(`\nMain-thread milliseconds unless said otherwise, medians of ${result.rounds}\n`);
console.log(figuresTable(result.figures));
console.log(`\n${verdictsTable(result.figures, readLast())}`);
if (options.save) writeFileSync(committed, json);
