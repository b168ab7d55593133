import type { Referral } from '@advantage/referrals';
import { referralRows } from '@advantage/referrals/testing';
import { frame } from '../frame.ts';
import { copied, sortTitle, type TablePage } from './contract.ts';

/** What the harness calls in every page with a table. */
export interface TableBench {
  /** Makes the rows and so many answers, each with one more change in a row that shows. */
  prepare(count: number, polls: number): void;
  /** Draws the rows; done when they are on screen. */
  mount(): Promise<void>;
  /** Takes the prepared answers, one a frame. */
  pollChanged(): Promise<void>;
  /** Takes so many answers that bring nothing new, one a frame. */
  pollSame(times: number): Promise<void>;
  /** Takes so many answers without waiting for the screen. */
  churn(times: number): Promise<void>;
  /** Presses the sort button so many times, once a frame. */
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

/** A copy in which one row has moved to the town 'Poll n'. */
const withChange = (rows: readonly Referral[], index: number, poll: number) =>
  copied(rows.with(index, { ...(rows[index] as Referral), city: `Poll ${poll}` }));

const frames = async (times: number, act: (turn: number) => unknown) => {
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await frame();
  }
};

const fewestColumns = 8;

const dataRows = (tree: ParentNode) =>
  [...tree.querySelectorAll('tbody tr')].filter(({ childElementCount }) => childElementCount > fewestColumns);

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
export function install<Answer>(page: TablePage<Answer>) {
  const place = document.getElementById('place') as HTMLElement;
  const mutations = new MutationObserver(() => {});
  let rows: readonly Referral[] = [];
  let afterPolls = rows;
  let answers: readonly Answer[] = [];
  const tree = () => page.tree(place);
  const sortButton = () => {
    const buttons = [...tree().querySelectorAll<HTMLElement>('th button')];
    const button = buttons.find(({ textContent }) => textContent.trim() === sortTitle);
    if (!button) throw new Error(`There is no header ${sortTitle}.`);
    return button;
  };
  window.bench = {
    prepare(count, polls) {
      rows = referralRows(count);
      let latest = rows;
      answers = Array.from({ length: polls }, (_, poll) => {
        latest = withChange(latest, (poll * 7) % Math.min(20, count), poll);
        return page.answerOf(latest);
      });
      afterPolls = latest;
    },
    async mount() {
      page.mount(place, rows);
      do await frame();
      while (dataRows(tree()).length === 0);
      // Rows that came after the frame began are drawn by the next one.
      await frame();
      mutations.observe(tree().querySelector('tbody') as Element, everything);
    },
    async pollChanged() {
      await frames(answers.length, (poll) => page.poll(answers[poll] as Answer));
      rows = afterPolls;
    },
    async pollSame(times) {
      const same = Array.from({ length: times }, () => page.answerOf(copied(rows)));
      mutations.takeRecords();
      await frames(times, (poll) => page.poll(same[poll] as Answer));
    },
    async churn(times) {
      for (let turn = 0; turn < times; turn += 1) {
        rows = withChange(rows, turn % rows.length, turn % 100);
        await page.poll(page.answerOf(rows));
        if (turn % 500 === 0) await frame();
      }
    },
    sort: (times) => frames(times, () => sortButton().click()),
    scroll: (count, step) => scrollThrough(regionOf(tree()), count, step),
    tick: (times, milliseconds) => frames(times, () => page.tick(milliseconds)),
    rest: (count) => frames(count, () => {}),
    look: () => ({
      headers: textsOf(tree(), 'thead th'),
      rows: dataRows(tree()).map((row) => textsOf(row, 'td, th')),
      elements: tree().querySelectorAll('*').length,
      mutations: mutations.takeRecords().length,
    }),
  };
}

const everything = { subtree: true, childList: true, attributes: true, characterData: true };
