import { evaluateBudgets, type Verdict } from './budgets.ts';
import type { Figures } from './harness/recorder.ts';

/** The result of a run, as stored in `last.json`. */
export interface Result {
  readonly chromium: string;
  readonly rounds: number;
  readonly figures: Figures;
}

const number = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const cell = (value: number, floor: number | undefined) =>
  floor ? `${number(value)} (${(value / floor).toFixed(1)} ×)` : number(value);

const isTimed = (metric: string) => !/heap|DOM|frames|elements|KB|controls|CLS/.test(metric);

/** Renders a table of all figures, each page next to the floor of the same run. */
export function figuresTable(figures: Figures): string {
  const pages = [...new Set(Object.values(figures).flatMap((row) => Object.keys(row)))];
  const rows = Object.entries(figures).map(([metric, row]) => [
    metric,
    ...pages.map((page) => {
      const value = row[page];
      if (value === undefined) return '';
      return cell(value, page !== 'floor' && isTimed(metric) ? row.floor : undefined);
    }),
  ]);
  return aligned([['', ...pages], ...rows]);
}

const tolerance = 1.15;

function changeOf(verdict: Verdict, before: readonly Verdict[]): string {
  const former = before.find(({ metric, page }) => metric === verdict.metric && page === verdict.page);
  if (!former) return 'new';
  if (verdict.value > former.value * tolerance) return `worse, was ${number(former.value)}`;
  if (verdict.value < former.value / tolerance) return `better, was ${number(former.value)}`;
  return 'as before';
}

/** Renders a table of all budgets: whether each is met, and how it has changed since the last result. */
export function verdictsTable(figures: Figures, last: Result | undefined): string {
  const before = last ? evaluateBudgets(last.figures) : [];
  const rows = evaluateBudgets(figures).map((verdict) => [
    verdict.isMet ? 'met' : 'NOT MET',
    `${verdict.metric} (${verdict.page})`,
    `${number(verdict.value)}${verdict.times ? ' ×' : ''}`,
    `≤ ${verdict.limit}${verdict.times ? ` × ${verdict.times.metric ?? verdict.times.page}` : ''}${verdict.above ? ` above ${verdict.above}` : ''}`,
    changeOf(verdict, before),
  ]);
  return aligned([['', 'budget', 'now', 'limit', 'since the last result'], ...rows]);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
