import type { Figures } from './harness/recorder.ts';

/**
 * An upper limit for a figure: a multiple of another figure of the same run, an amount above one, or a plain number.
 */
export interface Budget {
  readonly metric: string;
  readonly page: string;
  readonly limit: number;
  /** The figure that the limit is a multiple of. Default: the limit is the number itself. */
  readonly times?: { readonly metric?: string; readonly page: string };
  /** The page whose figure the limit is added to. Default none. */
  readonly above?: string;
}

const floor = { page: 'floor' } as const;

const times = (metric: string, limit: number, page = 'ours'): Budget => ({
  metric,
  page,
  limit,
  times: floor,
});
const max = (metric: string, limit: number, page = 'ours'): Budget => ({ metric, page, limit });

/** All budgets, except for those of sizes, which `size-limit` checks in the tests. */
export const budgets: readonly Budget[] = [
  times('mount 25', 2.3),
  times('poll, 1 of 25', 1.4),
  times('poll, none of 25', 1.1),
  max('DOM changes, none of 25', 0),
  times('poll, 1 of 10,000', 1.8),
  times('sort 25', 1.7),
  times('sort 10,000', 1.6),
  { metric: 'mount 10,000', page: 'ours', limit: 1.2, times: { metric: 'mount 25', page: 'ours' } },
  max('scroll 10,000, late frames', 0),
  max('scroll 10,000, blank frames', 0),
  times('scroll 10,000, a frame', 1.5),
  max('scroll 10,000, elements', 800),
  max('countdown, a minute', 4),
  max('countdown, a second', 4),
  // Every implementation keeps the rows in memory.
  { ...max('heap 25, MB', 2), above: 'floor' },
  { ...max('heap 10,000, MB', 3), above: 'floor' },
  max('heap, KB more per 100 polls', 1),
  times('form, mount', 3),
  times('form, key', 1.6),
  times('form, key with 200 recipients', 2.5),
  times('form, key with 1,000 codes', 1.3),
  times('form, check everything', 2),
  max('public page, requests', 25, 'console'),
  max('public page, KB traveled', 220, 'console'),
  max('public page, preflights', 0, 'console'),
  max('list, requests', 30, 'console'),
  max('list, KB traveled', 300, 'console'),
  max('list, preflights', 0, 'console'),
  max('list on a slow phone, ms', 4500, 'console'),
  max('sign-in form on a slow phone, ms', 3000, 'console'),
  max('public page, rows painted', 1500, 'console'),
  max('1,000 marketplaces, first rows, ms of the processor', 1000, 'console'),
  max('1,000 marketplaces, heap, MB', 60, 'console'),
];

export interface Verdict extends Budget {
  /** The figure, or its ratio to the other figure. */
  readonly value: number;
  readonly isMet: boolean;
}

/** Budgets of every page of the console, and of every interaction there or in the form. */
const families = [
  { metric: /^CLS /, limit: 0.02 },
  { metric: /^INP /, limit: 100 },
];

const familyBudgets = (figures: Figures): readonly Budget[] =>
  families.flatMap(({ metric, limit }) =>
    Object.keys(figures)
      .filter((name) => metric.test(name))
      .map((name) => max(name, limit, name.startsWith('INP form,') ? 'ours' : 'console')),
  );

/** Compares the figures with the budgets. Omits budgets without a figure. */
export function evaluateBudgets(figures: Figures): readonly Verdict[] {
  return [...budgets, ...familyBudgets(figures)].flatMap((budget) => {
    const { metric, page, limit, times, above } = budget;
    const figure = figures[metric]?.[page];
    const base = times ? figures[times.metric ?? metric]?.[times.page] : 1;
    const offset = above ? figures[metric]?.[above] : 0;
    if (figure === undefined || base === undefined || offset === undefined) return [];
    const value = (figure - offset) / base;
    return [{ ...budget, value, isMet: value <= limit }];
  });
}
