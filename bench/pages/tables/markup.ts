import { fetchReferrals, type PeerRow } from './cells.ts';
import { nextOrder, type Order, sortTitle, type TablePage } from './contract.ts';
import { install } from './driver.ts';
import { queryOf, serviceUrl } from './service.ts';

// The lower bound of our table: its elements and styles, recorded from `ours`, without React or our code. It clones,
// changes and moves as few of them as possible.

const recorded = document.getElementById('recorded') as HTMLTemplateElement;

let container: HTMLElement;
let order: Order = null;
let rows: readonly PeerRow[] = [];
/** The row elements, by referral. */
const elements = new Map<string, Element>();

const elementOf = ({ opportunityId }: PeerRow) => elements.get(opportunityId) as Element;

function mount() {
  const copy = recorded.content.cloneNode(true) as DocumentFragment;
  const trs = copy.querySelectorAll('tr[data-id]');
  for (const [index, { opportunityId }] of rows.entries()) elements.set(opportunityId, trs[index] as Element);
  for (const button of copy.querySelectorAll<HTMLElement>('th button'))
    if (button.textContent.trim() === sortTitle) button.onclick = sort;
  container.append(copy);
}

/** Writes a changed city into the text that shows it. */
function changeCity(row: PeerRow, before: string, after: string) {
  const texts = document.createTreeWalker(elementOf(row), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(before)) text.data = text.data.replace(before, after);
  }
}

/** Moves the rows that come after a row they used to precede, as React does. */
function reorder(next: readonly PeerRow[]) {
  const before = new Map(rows.map(({ opportunityId }, index) => [opportunityId, index]));
  let last = -1;
  let previous: Element | null = null;
  for (const row of next) {
    const index = before.get(row.opportunityId) ?? 0;
    if (index < last) previous?.after(elementOf(row));
    last = Math.max(last, index);
    previous = elementOf(row);
  }
}

async function load() {
  const next = await fetchReferrals(serviceUrl + queryOf(order));
  const cities = new Map(rows.map(({ opportunityId, city }) => [opportunityId, city]));
  if (rows.length > 0) {
    for (const row of next) {
      const city = cities.get(row.opportunityId);
      if (city && row.city && city !== row.city) changeCity(row, city, row.city);
    }
    reorder(next);
  }
  rows = next;
  if (elements.size === 0) mount();
}

function sort() {
  order = nextOrder(order);
  void load();
}

const page: TablePage = {
  mount(place) {
    container = place;
    void load();
  },
  poll: load,
  tick() {},
  tree: (place) => place,
};

install(page);
