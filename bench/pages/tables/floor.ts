import { storyTime } from '@advantage/referrals/testing';
import {
  cellTexts,
  countdown,
  countdownColumn,
  fetchReferrals,
  type PeerRow,
  pageButtons,
  pageLine,
  statusLine,
} from './cells.ts';
import { columnTitles, nextOrder, type Order, sortTitle, type TablePage } from './contract.ts';
import { install } from './driver.ts';
import { queryOf, serviceUrl } from './service.ts';
import './peer.css';

// The floor: the same table, written by hand for this one page, with nothing that it doesn't need.

const rowHeight = 36;
const overscan = 2;

let now: number = storyTime;
let rows: readonly PeerRow[] = [];
let order: Order = null;
let region: HTMLElement;
let above: HTMLTableRowElement;
let below: HTMLTableRowElement;
/** The rendered rows, by index. */
const renderedRows = new Map<number, { readonly element: HTMLTableRowElement; referral: PeerRow }>();

const blankRow = document.createElement('tr');
for (const _ of columnTitles) blankRow.append(document.createElement('td'));

function write(element: HTMLTableRowElement, referral: PeerRow) {
  cellTexts(referral, now).forEach((text, index) => {
    const cell = element.cells[index];
    if (cell && cell.textContent !== text) cell.textContent = text;
  });
}

function render() {
  const first = Math.max(0, Math.floor(region.scrollTop / rowHeight) - overscan);
  const visibleCount =
    rows.length <= 100 ? rows.length : Math.ceil(region.clientHeight / rowHeight) + 2 * overscan;
  const end = Math.min(rows.length, first + visibleCount);
  for (const [index, { element }] of renderedRows) {
    if (index >= first && index < end) continue;
    element.remove();
    renderedRows.delete(index);
  }
  let before: Element = above;
  for (let index = first; index < end; index += 1) {
    const referral = rows[index] as PeerRow;
    const existing = renderedRows.get(index);
    const element = existing?.element ?? (blankRow.cloneNode(true) as HTMLTableRowElement);
    if (existing?.referral !== referral) write(element, referral);
    if (!existing) before.after(element);
    renderedRows.set(index, { element, referral });
    before = element;
  }
  above.style.height = `${first * rowHeight}px`;
  below.style.height = `${(rows.length - end) * rowHeight}px`;
}

async function load() {
  rows = await fetchReferrals(serviceUrl + queryOf(order));
  render();
}

function sort() {
  order = nextOrder(order);
  void load();
}

const header = (title: string) => {
  const cell = document.createElement('th');
  const button = document.createElement('button');
  button.textContent = title;
  if (title === sortTitle) button.onclick = sort;
  cell.append(button);
  return cell;
};

const line = (text: string) => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

function pager(count: number) {
  const element = line(pageLine(count));
  for (const title of pageButtons) element.appendChild(document.createElement('button')).textContent = title;
  return element;
}

const page: TablePage = {
  mount(place, count) {
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
    place.append(line(statusLine), region, pager(count));
    region.addEventListener('scroll', render, { passive: true });
    void load();
  },
  poll: load,
  tick(milliseconds) {
    now += milliseconds;
    for (const { element, referral } of renderedRows.values()) {
      const cell = element.cells[countdownColumn];
      const text = countdown(referral, now);
      if (cell && cell.textContent !== text) cell.textContent = text;
    }
  },
  tree: (place) => place,
};

install(page);
