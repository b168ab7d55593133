import type { Change } from './changes.ts';

const views = ['Side by side', 'Before', 'After', 'Difference', 'Overlay', 'Slider'] as const;
type View = (typeof views)[number];

const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const filters = element<HTMLFormElement>('filters');
const list = element('list');
const stage = element('stage');
const { changes } = window;
const approved = new Set<string>();
const canApprove = location.protocol !== 'file:';
let view: View = 'Side by side';
let current: Change | undefined = changes[0];

/** The changes that match the filters. */
function getMatchingChanges(): readonly Change[] {
  const filterValues = new FormData(filters);
  const text = String(filterValues.get('text')).toLowerCase();
  const matching = changes.filter(
    (change) =>
      (['brand', 'colorMode', 'width'] as const).every(
        (name) => !filterValues.get(name) || filterValues.get(name) === change[name],
      ) &&
      `${change.component} ${change.story} ${change.id}`.toLowerCase().includes(text) &&
      !(filterValues.get('reviewed') && !change.isReviewed) &&
      !(filterValues.get('open') && approved.has(change.id)),
  );
  // J and K follow the order of the list, group by group.
  return [...groupChanges(matching).values()].flat();
}

/** Groups changes by component, in the order in which the components first appear. */
function groupChanges(which: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of which) groups.set(change.component, [...(groups.get(change.component) ?? []), change]);
  return groups;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const picture = (src: string, alt: string) => make('img', { src, alt });
const figure = (src: string, caption: string) =>
  make('figure', {}, make('figcaption', { textContent: caption }), picture(src, caption));

/** The new picture over the old one, with a slider for its opacity. */
function overlay(before: string, after: string): Node {
  const over = picture(after, 'After');
  over.style.opacity = '0.5';
  const strength = make('input', {
    type: 'range',
    max: '1',
    step: '0.05',
    value: '0.5',
    ariaLabel: 'How much of after',
  });
  strength.addEventListener('input', () => {
    over.style.opacity = strength.value;
  });
  const layers = make('div', { className: 'overlay' }, picture(before, 'Before'), over);
  return make('div', {}, strength, layers);
}

function slider(before: string, after: string): Node {
  const compared = document.createElement('img-comparison-slider');
  compared.ariaLabel = 'Before and after: the arrow keys move the line between them';
  for (const [slot, src, alt] of [
    ['first', before, 'Before'],
    ['second', after, 'After'],
  ] as const) {
    const image = picture(src, alt);
    image.slot = slot;
    compared.append(image);
  }
  return compared;
}

/** Renders a change in the selected view. A new picture has no `before` to compare with. */
function renderChange({ before, after, difference }: Change): readonly Node[] {
  if (before === null) return [figure(after, 'New')];
  if (view === 'Before') return [picture(before, 'Before')];
  if (view === 'After') return [picture(after, 'After')];
  if (view === 'Difference') return [picture(difference ?? after, 'Difference')];
  if (view === 'Overlay') return [overlay(before, after)];
  if (view === 'Slider') return [slider(before, after)];
  return [figure(before, 'Before'), figure(after, 'After')];
}

const nameOf = ({ story, brand, width, colorMode }: Change) => `${story}, ${brand}, ${width}, ${colorMode}`;

function showCurrent() {
  const isOpen = current !== undefined && !approved.has(current.id);
  element('title').textContent = current
    ? `${current.component}: ${nameOf(current)}`
    : 'Nothing matches the filters';
  element('approve').textContent = isOpen ? 'Approve' : 'Take approval back';
  for (const id of ['approve', 'approve-group', 'approve-all'])
    element<HTMLButtonElement>(id).disabled = !canApprove || !current;
  for (const button of element('views').querySelectorAll('button'))
    button.ariaPressed = String(button.textContent === view);
  stage.replaceChildren(...(current ? renderChange(current) : []));
  for (const button of list.querySelectorAll('button'))
    button.ariaCurrent = String(button.value === current?.id);
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
}

function choose(change: Change | undefined) {
  current = change;
  showCurrent();
}

function showList() {
  const matching = getMatchingChanges();
  const groups = groupChanges(matching);
  list.replaceChildren(
    ...[...groups].flatMap(([group, members]) => [
      make('h3', { textContent: `${group} (${members.length})` }),
      ...members.map((change) =>
        make('button', {
          type: 'button',
          value: change.id,
          textContent: `${group === change.component ? '' : `${change.component}: `}${nameOf(change)}${approved.has(change.id) ? ' (approved)' : ''}`,
          onclick: () => choose(change),
        }),
      ),
    ]),
  );
  element('count').textContent = `${matching.length} of ${changes.length} shown, ${approved.size} approved`;
  if (!current || !matching.includes(current)) current = matching[0];
  showCurrent();
}

/** Makes the new pictures the baselines, or restores the old ones. */
async function approve(which: readonly Change[], isApproved: boolean) {
  if (!canApprove) return;
  const response = await fetch('approve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: which.map(({ id }) => id), isApproved }),
  });
  if (!response.ok) {
    element('count').textContent = `Nothing was changed: ${await response.text()}`;
    return;
  }
  for (const { id } of which) isApproved ? approved.add(id) : approved.delete(id);
  showList();
}

const approveCurrent = () => current && approve([current], !approved.has(current.id));
const approveGroup = () => {
  const group = current?.component;
  return approve(
    getMatchingChanges().filter((change) => change.component === group),
    true,
  );
};

function step(by: number) {
  const matching = getMatchingChanges();
  const next = matching[(current ? matching.indexOf(current) : -1) + by];
  if (next) choose(next);
}

function setView(chosen: View | undefined) {
  if (!chosen) return;
  view = chosen;
  showCurrent();
}

const keys: Readonly<Record<string, () => unknown>> = {
  j: () => step(1),
  k: () => step(-1),
  a: approveCurrent,
  A: approveGroup,
  ...Object.fromEntries(views.map((each, nth) => [String(nth + 1), () => setView(each)])),
};

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'search';
  if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.();
});
for (const name of ['brand', 'colorMode', 'width'] as const)
  for (const value of new Set(changes.map((change) => change[name])))
    (filters.elements.namedItem(name) as HTMLSelectElement).append(
      make('option', { value, textContent: value }),
    );
for (const each of views)
  element('views').append(
    make('button', { type: 'button', textContent: each, onclick: () => setView(each) }),
  );
filters.addEventListener('input', showList);
filters.addEventListener('submit', (event) => event.preventDefault());
element('approve').onclick = () => approveCurrent();
element('approve-group').onclick = () => approveGroup();
element('approve-all').onclick = () => approve(getMatchingChanges(), true);
element('offline').hidden = canApprove;
showList();
