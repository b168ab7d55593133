import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, prepareChromium } from '../scripts/browser/chromium.ts';
import { measureInteractions } from './console/interactions.ts';
import { measureLoading } from './console/load.ts';
import { measureMarketplaces } from './console/marketplaces.ts';
import { startProduct } from './console/product.ts';
import { createRecorder, type Recorder } from './harness/notebook.ts';
import { buildPages, servePages } from './harness/pages.ts';
import { measureFormInteractions } from './metrics/formInteractions.ts';
import { measureForms } from './metrics/forms.ts';
import { measureGrowth, measureTables } from './metrics/tables.ts';
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

async function measurePages(browser: Browser, rounds: number, notebook: Recorder) {
  await buildPages();
  const server = await servePages();
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Tables and forms, round ${round} of ${rounds}`);
    if (has('tables')) await measureTables(browser, server, notebook);
    if (has('forms')) await measureForms(browser, server, notebook);
  }
  if (has('tables')) await measureGrowth(browser, server, notebook);
  for (let round = 1; has('presses') && round <= consoleRounds(rounds); round += 1)
    await measureFormInteractions(browser, server, notebook);
  server.close();
}

async function measureConsole(browser: Browser, rounds: number, notebook: Recorder) {
  const product = await startProduct();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Console, round ${round} of ${rounds}`);
      if (has('console')) {
        await measureLoading(browser, product, notebook);
        await measureInteractions(browser, product, notebook);
      }
      if (has('marketplaces')) await measureMarketplaces(browser, product, notebook);
    }
  } finally {
    await product.close();
  }
}

async function measure(rounds: number): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumArgs });
  const notebook = createRecorder();
  if (has('tables') || has('forms') || has('presses')) await measurePages(browser, rounds, notebook);
  if (has('console') || has('marketplaces')) await measureConsole(browser, consoleRounds(rounds), notebook);
  const result = { chromium: browser.version(), rounds, figures: notebook.medians() };
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
