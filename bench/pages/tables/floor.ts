import type { Referral } from '@advantage/referrals';
import { storyTime } from '@advantage/referrals/testing';
import { cellTexts, countdown, countdownColumn } from './cells.ts';
import { columnTitles, inOrder, nextOrder, type Order, sortTitle, type TablePage } from './contract.ts';
import { install } from './driver.ts';
import './peer.css';

// The floor: the same table written by hand for this one page, with nothing that it does not need.

const rowHeight = 36;
const spare = 2;

let now: number = storyTime;
let latest: readonly Referral[] = [];
let rows = latest;
let order: Order = null;
let region: HTMLElement;
let above: HTMLTableRowElement;
let below: HTMLTableRowElement;
/** The rows that are drawn, by their index. */
const drawn = new Map<number, { readonly element: HTMLTableRowElement; referral: Referral }>();

const blankRow = document.createElement('tr');
for (const _ of columnTitles) blankRow.append(document.createElement('td'));

function write(element: HTMLTableRowElement, referral: Referral) {
  cellTexts(referral, now).forEach((text, index) => {
    const cell = element.cells[index];
    if (cell && cell.textContent !== text) cell.textContent = text;
  });
}

function draw() {
  const first = Math.max(0, Math.floor(region.scrollTop / rowHeight) - spare);
  const seen = rows.length <= 100 ? rows.length : Math.ceil(region.clientHeight / rowHeight) + 2 * spare;
  const end = Math.min(rows.length, first + seen);
  for (const [index, { element }] of drawn) {
    if (index >= first && index < end) continue;
    element.remove();
    drawn.delete(index);
  }
  let before: Element = above;
  for (let index = first; index < end; index += 1) {
    const referral = rows[index] as Referral;
    const known = drawn.get(index);
    const element = known?.element ?? (blankRow.cloneNode(true) as HTMLTableRowElement);
    if (known?.referral !== referral) write(element, referral);
    if (!known) before.after(element);
    drawn.set(index, { element, referral });
    before = element;
  }
  above.style.height = `${first * rowHeight}px`;
  below.style.height = `${(rows.length - end) * rowHeight}px`;
}

function show(next: readonly Referral[]) {
  latest = next;
  rows = inOrder(next, order);
  draw();
}

function sort() {
  order = nextOrder(order);
  show(latest);
}

const header = (title: string) => {
  const cell = document.createElement('th');
  const button = document.createElement('button');
  button.textContent = title;
  if (title === sortTitle) button.onclick = sort;
  cell.append(button);
  return cell;
};

const page: TablePage = {
  mount(place, first) {
    region = document.createElement('div');
    region.className = 'region';
    const table = document.createElement('table');
    table
      .createTHead()
      .insertRow()
      .append(...columnTitles.map(header));
    const body = table.createTBody();
    above = body.insertRow();
    below = body.insertRow();
    region.append(table);
    place.append(region);
    region.addEventListener('scroll', draw, { passive: true });
    show(first);
  },
  answerOf: (rows) => rows,
  poll: show,
  tick(milliseconds) {
    now += milliseconds;
    for (const { element, referral } of drawn.values()) {
      const cell = element.cells[countdownColumn];
      const text = countdown(referral, now);
      if (cell && cell.textContent !== text) cell.textContent = text;
    }
  },
  tree: (place) => place,
};

install(page);
