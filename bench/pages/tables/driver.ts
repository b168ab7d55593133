import type { Referral } from '@advantage/referrals';
import { referralRows } from '@advantage/referrals/testing';
import { frame } from '../frame.ts';
import { sortTitle, type TablePage } from './contract.ts';
import { answerAtOnce, answered, type Body, bodyOf, serve, serveSorted } from './service.ts';

/** What the harness calls in every page with a table. */
export interface TableBench {
  /** Makes the rows and so many answers, each with one more change in a row that shows. */
  prepare(count: number, polls: number): void;
  /** Draws the rows; done when they are on screen. */
  mount(): Promise<void>;
  /** Takes the prepared answers, each until its change shows. */
  pollChanged(): Promise<void>;
  /** Takes so many answers that bring nothing new. */
  pollSame(times: number): Promise<void>;
  /** Takes so many answers without waiting for the screen. */
  churn(times: number): Promise<void>;
  /** Makes the answers to the next sorts. */
  prepareSorts(): void;
  /** Presses the sort button so many times, each until the rows show in the new order. */
  sort(times: number): Promise<void>;
  /** Scrolls on by `step` pixels a frame. */
  scroll(frames: number, step: number): Promise<ScrollReport>;
  /** Moves the clock so many times, once a frame. */
  tick(times: number, milliseconds: number): Promise<void>;
  /** Waits so many frames, as the other steps do: what a frame costs in itself. */
  rest(frames: number): Promise<void>;
  /** What is on screen. */
  look(): TableLook;
}

export interface ScrollReport {
  /** Milliseconds from frame to frame. */
  readonly gaps: readonly number[];
  /** Frames in which some part of the region showed no row. */
  readonly blank: number;
}

export interface TableLook {
  readonly headers: readonly string[];
  /** The texts of the rows that are drawn, cell by cell. */
  readonly rows: readonly (readonly string[])[];
  readonly elements: number;
  /** Changes of the body's elements since the page was looked at last. */
  readonly mutations: number;
}

declare global {
  interface Window {
    bench: TableBench;
  }
}

/** One row has moved to the town 'Poll n'. */
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

/** The element that scrolls the rows. */
function regionOf(tree: ParentNode): HTMLElement {
  let region: HTMLElement | null = tree.querySelector('table');
  while (
    region &&
    (region.scrollHeight <= region.clientHeight + 1 || getComputedStyle(region).overflowY === 'visible')
  )
    region = region.parentElement;
  if (!region) throw new Error('Nothing scrolls here.');
  return region;
}

/** Whether a row is under the head, in the middle and at the lower edge. */
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
  const place = document.getElementById('place') as HTMLElement;
  let changes = 0;
  const mutations = new MutationObserver((records) => {
    changes += records.length;
  });
  let rows: readonly Referral[] = [];
  let afterPolls = rows;
  let answers: readonly Body[] = [];
  const tree = () => page.tree(place);
  const sortButton = () => {
    const buttons = [...tree().querySelectorAll<HTMLElement>('th button')];
    const button = buttons.find(({ textContent }) => textContent.trim() === sortTitle);
    if (!button) throw new Error(`There is no header ${sortTitle}.`);
    return button;
  };
  /** Does something and waits until the rows show what came of it. */
  const untilDrawn = async (act: () => unknown) => {
    changes = 0;
    act();
    do await frame();
    while (changes === 0);
    // What came after the frame began is drawn by the next one.
    await frame();
  };
  window.bench = {
    prepare(count, polls) {
      rows = referralRows(count);
      serve(bodyOf(rows));
      let latest = rows;
      answers = Array.from({ length: polls }, (_, poll) => {
        latest = withChange(latest, (poll * 7) % Math.min(20, count), poll);
        return bodyOf(latest);
      });
      afterPolls = latest;
    },
    async mount() {
      page.mount(place, rows.length);
      do await frame();
      while (dataRows(tree()).length === 0);
      // Rows that came after the frame began are drawn by the next one.
      await frame();
      mutations.observe(tree().querySelector('tbody') as Element, everything);
    },
    async pollChanged() {
      for (const answer of answers) {
        serve(answer);
        await untilDrawn(() => page.poll());
      }
      rows = afterPolls;
    },
    async pollSame(times) {
      changes = 0;
      for (let turn = 0; turn < times; turn += 1) {
        const isRead = answered();
        void page.poll();
        await isRead;
        await frame();
      }
    },
    async churn(times) {
      answerAtOnce();
      for (let turn = 0; turn < times; turn += 1) {
        rows = withChange(rows, turn % rows.length, turn % 100);
        serve(bodyOf(rows));
        const isRead = answered();
        void page.poll();
        await isRead;
      }
    },
    prepareSorts: () => serveSorted(rows),
    async sort(times) {
      for (let turn = 0; turn < times; turn += 1) await untilDrawn(() => sortButton().click());
    },
    scroll: (count, step) => scrollThrough(regionOf(tree()), count, step),
    tick: (times, milliseconds) => frames(times, () => page.tick(milliseconds)),
    rest: (count) => frames(count, () => {}),
    look: () => ({
      headers: textsOf(tree(), 'thead th'),
      rows: dataRows(tree()).map((row) => textsOf(row, 'td, th')),
      elements: tree().querySelectorAll('*').length,
      mutations: changes,
    }),
  };
}

const everything = { subtree: true, childList: true, attributes: true, characterData: true };
