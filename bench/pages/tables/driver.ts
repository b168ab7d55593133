import type { Referral } from '@advantage/referrals';
import { referralRows } from '@advantage/referrals/testing';
import { frame } from '../frame.ts';
import { sortTitle, type TablePage } from './contract.ts';
import { type Body, bodyOf, nextResponseRead, respondImmediately, serve, serveSorted } from './service.ts';

/** The harness's interface to a page with a table. */
export interface TableBench {
  /** Creates the rows and this many responses, each with one more change in a visible row. */
  prepare(count: number, polls: number): void;
  /** Renders the rows. Resolves when they're on screen. */
  mount(): Promise<void>;
  /** Polls the prepared responses, each until its change is visible. */
  pollChanged(): Promise<void>;
  /** Polls this many times without any changes. */
  pollSame(times: number): Promise<void>;
  /** Polls this many times without waiting for the screen. */
  churn(times: number): Promise<void>;
  /** Creates the responses of the next sorts. */
  prepareSorts(): void;
  /** Presses the sort button this many times, each until the rows are in the new order. */
  sort(times: number): Promise<void>;
  /** Scrolls by `step` pixels per frame. */
  scroll(frames: number, step: number): Promise<ScrollReport>;
  /** Advances the clock this many times, once per frame. */
  tick(times: number, milliseconds: number): Promise<void>;
  /** Waits for this many frames, as the other steps do: the cost of a frame itself. */
  waitFrames(frames: number): Promise<void>;
  /** Returns what is on screen. */
  snapshot(): TableSnapshot;
}

export interface ScrollReport {
  /** Milliseconds between frames. */
  readonly gaps: readonly number[];
  /** Number of frames in which part of the region showed no row. */
  readonly blank: number;
}

export interface TableSnapshot {
  readonly headers: readonly string[];
  /** Texts of the rendered rows, cell by cell. */
  readonly rows: readonly (readonly string[])[];
  readonly elements: number;
  /** Number of DOM changes in the table body since the last poll or sort began. */
  readonly mutations: number;
}

declare global {
  interface Window {
    bench: TableBench;
  }
}

/** Returns the rows with one of them moved to the city 'Poll n'. */
const withChange = (rows: readonly Referral[], index: number, poll: number) =>
  rows.with(index, { ...(rows[index] as Referral), city: `Poll ${poll}` });

const frames = async (times: number, act: (turn: number) => unknown) => {
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await frame();
  }
};

const fewestColumns = 8;

const dataRows = (tree: ParentNode) =>
  [...tree.querySelectorAll('tbody:not([aria-hidden]) tr')].filter(
    ({ childElementCount }) => childElementCount > fewestColumns,
  );

const textsOf = (parent: ParentNode | Element, cells: string) =>
  [...parent.querySelectorAll(cells)].map(({ textContent }) => textContent.trim());

/** Returns the element that scrolls the rows. */
function findScrollRegion(tree: ParentNode): HTMLElement {
  let region: HTMLElement | null = tree.querySelector('table');
  while (
    region &&
    (region.scrollHeight <= region.clientHeight + 1 || getComputedStyle(region).overflowY === 'visible')
  )
    region = region.parentElement;
  if (!region) throw new Error('Nothing scrolls here.');
  return region;
}

/** Returns whether there are rows below the header, in the middle, and at the bottom edge. */
function isFilled(region: HTMLElement): boolean {
  const { left, top, bottom } = region.getBoundingClientRect();
  return [top + 60, (top + bottom) / 2, bottom - 40].every((y) =>
    document.elementFromPoint(left + 40, y)?.closest('td'),
  );
}

async function scrollThrough(region: HTMLElement, count: number, step: number): Promise<ScrollReport> {
  const gaps: number[] = [];
  let blank = 0;
  let last = 0;
  const note = (time: number) => {
    gaps.push(time - last);
    last = time;
    if (!isFilled(region)) blank += 1;
  };
  await frames(count, () => {
    region.scrollTop += step;
    requestAnimationFrame(note);
  });
  return { gaps: gaps.slice(2), blank };
}

/** Lets the harness drive a page. */
export function install(page: TablePage) {
  const container = document.getElementById('place') as HTMLElement;
  let changes = 0;
  const mutations = new MutationObserver((records) => {
    changes += records.length;
  });
  let rows: readonly Referral[] = [];
  let afterPolls = rows;
  let responses: readonly Body[] = [];
  const tree = () => page.tree(container);
  const sortButton = () => {
    const buttons = [...tree().querySelectorAll<HTMLElement>('th button')];
    const button = buttons.find(({ textContent }) => textContent.trim() === sortTitle);
    if (!button) throw new Error(`There is no header ${sortTitle}.`);
    return button;
  };
  /** Runs an action and waits until the rows show its result. */
  const untilDrawn = async (act: () => unknown) => {
    changes = 0;
    act();
    do await frame();
    while (changes === 0);
    // Changes that arrived after the frame began are drawn in the next frame.
    await frame();
  };
  window.bench = {
    prepare(count, polls) {
      rows = referralRows(count);
      serve(bodyOf(rows));
      let latest = rows;
      responses = Array.from({ length: polls }, (_, poll) => {
        latest = withChange(latest, (poll * 7) % Math.min(20, count), poll);
        return bodyOf(latest);
      });
      afterPolls = latest;
    },
    async mount() {
      page.mount(container, rows.length);
      do await frame();
      while (dataRows(tree()).length === 0);
      // Rows that arrived after the frame began are drawn in the next frame.
      await frame();
      mutations.observe(tree().querySelector('tbody') as Element, everything);
    },
    async pollChanged() {
      for (const answer of responses) {
        serve(answer);
        await untilDrawn(() => page.poll());
      }
      rows = afterPolls;
    },
    async pollSame(times) {
      changes = 0;
      for (let turn = 0; turn < times; turn += 1) {
        const isRead = nextResponseRead();
        void page.poll();
        await isRead;
        await frame();
      }
    },
    async churn(times) {
      respondImmediately();
      for (let turn = 0; turn < times; turn += 1) {
        rows = withChange(rows, turn % rows.length, turn % 100);
        serve(bodyOf(rows));
        const isRead = nextResponseRead();
        void page.poll();
        await isRead;
      }
    },
    prepareSorts: () => serveSorted(rows),
    async sort(times) {
      for (let turn = 0; turn < times; turn += 1) await untilDrawn(() => sortButton().click());
    },
    scroll: (count, step) => scrollThrough(findScrollRegion(tree()), count, step),
    tick: (times, milliseconds) => frames(times, () => page.tick(milliseconds)),
    waitFrames: (count) => frames(count, () => {}),
    snapshot: () => ({
      headers: textsOf(tree(), 'thead th'),
      rows: dataRows(tree()).map((row) => textsOf(row, 'td, th')),
      elements: tree().querySelectorAll('*').length,
      mutations: changes,
    }),
  };
}

const everything = { subtree: true, childList: true, attributes: true, characterData: true };
