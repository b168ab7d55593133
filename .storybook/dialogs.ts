/** The button that React Aria hides at both ends of what opens next to its trigger. */
const ofReactAria = 'Dismiss';

/** What a screen reader calls a button, as far as ours are named. */
function nameOf(button: Element): string {
  const ids = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => {
    const element = document.getElementById(id);
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });
  const name = ids.length > 0 ? texts.join(' ') : button.getAttribute('aria-label');
  return (name ?? button.textContent ?? '').trim();
}

/** Fails a story that leaves a dialog open with two buttons of the same name: which is which could not be heard. */
export function expectNamedApart(): void {
  for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')) {
    const names = [...dialog.querySelectorAll('button')].map(nameOf).filter((name) => name !== ofReactAria);
    const twice = names.filter((name, nth) => names.indexOf(name) !== nth);
    if (twice.length > 0) throw new Error(`Twice in one dialog: ${twice.join(', ')}`);
  }
}
