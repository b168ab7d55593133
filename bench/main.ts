import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, prepareChromium } from '../scripts/browser/chromium.ts';
import { createNotebook } from './harness/notebook.ts';
import { buildPages, servePages } from './harness/pages.ts';
import { measureForms } from './metrics/forms.ts';
import { measureGrowth, measureTables } from './metrics/tables.ts';
import { figuresTable, type Result, verdictsTable } from './report.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    save: { type: 'boolean', default: false },
  },
});

const committed = join(import.meta.dirname, 'last.json');
const reports = join(import.meta.dirname, '../reports');

const readLast = (): Result | undefined =>
  existsSync(committed) ? JSON.parse(readFileSync(committed, 'utf8')) : undefined;

async function measure(rounds: number): Promise<Result> {
  const server = await servePages();
  const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumArgs });
  const notebook = createNotebook();
  try {
    for (let round = 0; round < rounds; round += 1) {
      console.log(`Round ${round + 1} of ${rounds}`);
      await measureTables(browser, server, notebook);
      await measureForms(browser, server, notebook);
    }
    await measureGrowth(browser, server, notebook);
    return { chromium: browser.version(), rounds, figures: notebook.medians() };
  } finally {
    await browser.close();
    server.close();
  }
}

await buildPages();
const result = await measure(Number(options.rounds));
const json = `${JSON.stringify(result, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value), 2)}\n`;
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'bench.json'), json);
console.log(`\nMain-thread milliseconds unless said otherwise, medians of ${result.rounds}\n`);
console.log(figuresTable(result.figures));
console.log(`\n${verdictsTable(result.figures, readLast())}`);
if (options.save) writeFileSync(committed, json);
