import assert from 'node:assert/strict';
import type { Browser } from 'playwright';
import { type Meter, openMeter } from '../harness/meter.ts';
import type { PageServer } from '../harness/pages.ts';
import type { Recorder } from '../harness/recorder.ts';
import type { ScrollReport, TableBench, TableSnapshot } from '../pages/tables/driver.ts';

/** The pages with a table. */
export const tablePages = ['floor', 'tanstack', 'markup', 'ours', 'text', 'hinted', 'element'] as const;
type TablePageName = (typeof tablePages)[number];

/** The public feed never shows more than one page, and markup is recorded for one. */
const onePage: readonly TablePageName[] = ['markup', 'element'];

const page25 = 25;
const sizes = [page25, 1000, 10_000] as const;
const polls = 6;
/** Twice through the three orders of a header. */
const presses = 6;
const frames = 60;
const pixelsPerFrame = 120;
const ticks = 5;
const lateFrame = 32;

type Step = keyof TableBench;

/** Calls a step of the page's driver. */
export const call = <Name extends Step>(
  { page }: Meter,
  name: Name,
  ...values: Parameters<TableBench[Name]>
): Promise<Awaited<ReturnType<TableBench[Name]>>> =>
  page.evaluate(([step, given]) => (window.bench[step] as (...all: unknown[]) => never)(...given), [
    name,
    values,
  ] as const);

const numbersOf = ({ headers, rows }: TableSnapshot) => {
  const column = headers.findIndex((header) => header.startsWith('# Employees'));
  return rows.map((row) => Number(row[column])).filter((value) => !Number.isNaN(value));
};

function checkDrawn(look: TableSnapshot, count: number) {
  assert.ok(look.headers.length >= 9, 'all columns show');
  assert.ok(look.rows.length >= Math.min(count, 20), 'the rows show');
  assert.ok(
    look.rows.every((row) => row.filter(Boolean).length >= 7),
    'the cells have their texts',
  );
}

function checkPolled(look: TableSnapshot) {
  const moved = look.rows.filter((row) => row.some((text) => /^Poll \d/.test(text)));
  assert.equal(moved.length, polls, 'every poll shows its change');
}

function checkSorted(look: TableSnapshot) {
  const numbers = numbersOf(look);
  assert.ok(numbers.length > 5, 'the sorted column has numbers');
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => b - a),
    'the rows are sorted',
  );
}

/** Measures one page with one number of rows, from opening to closing it. */
async function measurePage(meter: Meter, name: TablePageName, count: number, { note }: Recorder) {
  const rows = count.toLocaleString('en-US');
  await call(meter, 'prepare', count, polls);
  const before = await meter.heap();
  note(`mount ${rows}`, name, await meter.work(() => call(meter, 'mount')));
  note(`heap ${rows}, MB`, name, ((await meter.heap()) - before) / 1e6);
  const drawn = await call(meter, 'snapshot');
  note(`elements ${rows}`, name, drawn.elements);
  checkDrawn(drawn, count);

  note(`poll, 1 of ${rows}`, name, (await meter.work(() => call(meter, 'pollChanged'))) / polls);
  checkPolled(await call(meter, 'snapshot'));
  if (count === 1000) return;

  await meter.collectGarbage();
  note(`poll, none of ${rows}`, name, (await meter.work(() => call(meter, 'pollSame', polls))) / polls);
  note(`DOM changes, none of ${rows}`, name, (await call(meter, 'snapshot')).mutations);

  await call(meter, 'prepareSorts');
  await meter.collectGarbage();
  note(`sort ${rows}`, name, (await meter.work(() => call(meter, 'sort', presses))) / presses);
  await call(meter, 'sort', 1);
  checkSorted(await call(meter, 'snapshot'));
  if (name === 'markup') return;
  if (count === page25) await measureTicks(meter, name, note);
  else await measureScroll(meter, name, note);
}

async function measureTicks(meter: Meter, name: TablePageName, note: Recorder['note']) {
  const minutes = await meter.work(() => call(meter, 'tick', ticks, 60_000));
  note('countdown, a minute', name, minutes / ticks);
  const seconds = await meter.work(() => call(meter, 'tick', ticks, 1000));
  note('countdown, a second', name, seconds / ticks);
}

async function measureScroll(meter: Meter, name: TablePageName, note: Recorder['note']) {
  let report: ScrollReport = { gaps: [], blank: 0 };
  const work = await meter.work(async () => {
    report = await call(meter, 'scroll', frames, pixelsPerFrame);
  });
  note('scroll 10,000, a frame', name, work / frames);
  note('scroll 10,000, late frames', name, report.gaps.filter((gap) => gap > lateFrame).length);
  note('scroll 10,000, blank frames', name, report.blank);
  note('scroll 10,000, elements', name, (await call(meter, 'snapshot')).elements);
}

/** Records the markup of our table with 25 rows for the markup page. */
export async function recordMarkup(browser: Browser, server: PageServer) {
  const meter = await openMeter(browser, server.urlOf('table-ours'));
  await call(meter, 'prepare', page25, polls);
  await call(meter, 'mount');
  server.setMarkup(await meter.page.locator('#place').innerHTML());
  await meter.close();
}

/** Runs one round: every page with every number of rows, in turn. */
export async function measureTables(browser: Browser, server: PageServer, recorder: Recorder) {
  for (const count of sizes) {
    for (const name of tablePages) {
      if (onePage.includes(name) && count !== page25) continue;
      const meter = await openMeter(browser, server.urlOf(`table-${name}`));
      await measurePage(meter, name, count, recorder);
      await meter.close();
    }
  }
}

const hundreds = 45;
/** Milliseconds after which no request is kept for its timeout. */
const timeLimit = 11_000;

/**
 * Measures the memory that a page keeps of 4,500 polls, after 3,000 others, in KB per 100 polls. Once is enough: it
 * takes long and varies little.
 */
export async function measureGrowth(browser: Browser, server: PageServer, { note }: Recorder) {
  const meter = await openMeter(browser, server.urlOf('table-ours'));
  await call(meter, 'prepare', page25, polls);
  await call(meter, 'mount');
  await call(meter, 'churn', 3000);
  await meter.page.waitForTimeout(timeLimit);
  const before = await meter.heap();
  await call(meter, 'churn', hundreds * 100);
  await meter.page.waitForTimeout(timeLimit);
  note('heap, KB more per 100 polls', 'ours', ((await meter.heap()) - before) / 1024 / hundreds);
  await meter.close();
}
