import { queryAllByRole } from '@testing-library/dom';

/** A target as plain data, each one within the one before. */
export type Path = readonly {
  readonly role: string;
  readonly name: string | readonly [source: string, flags: string] | null;
  readonly at: number | null;
}[];

/** Finds visible elements by role and accessible name, as Playwright does. */
function find(path: Path): readonly HTMLElement[] {
  let found = [document.body];
  for (const { role, name, at } of path) {
    const pattern = name === null || typeof name === 'string' ? name : new RegExp(...name);
    const options = pattern === null ? {} : { name: pattern };
    found = found
      .flatMap((place) => queryAllByRole(place, role, options))
      .filter((element) => element.checkVisibility());
    if (at !== null) found = found.slice(at).slice(0, 1);
  }
  return found;
}

// biome-ignore lint/performance/useDomNodeTextContent: journeys read what is visible
const textOf = (element: HTMLElement) => element.innerText;

/** What a reader perceives of an element. */
function see(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    text: textOf(element),
    label: element.getAttribute('aria-label') ?? '',
    value: element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '',
    description: described.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    isChecked: element.matches(':checked, [aria-checked=true]'),
    isFocused: element === document.activeElement,
    sort: element.getAttribute('aria-sort'),
    isDragged: element.closest('[data-dragging]') !== null,
    ...{ x, y, width, height },
  };
}

export type Seen = ReturnType<typeof see>;

const inPage = {
  find,
  look: (path: Path) => find(path).map(see),
  text: () => textOf(document.body),
};

declare global {
  interface Window {
    inPage?: typeof inPage;
  }
}

window.inPage = inPage;
