/** Name of the hidden button that React Aria adds at both ends of an overlay. */
const dismissName = 'Dismiss';

/** Returns the accessible name of a button, for the ways in which our buttons are named. */
function nameOf(button: Element): string {
  const ids = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => {
    const element = document.getElementById(id);
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });
  const name = ids.length > 0 ? texts.join(' ') : button.getAttribute('aria-label');
  return (name ?? button.textContent ?? '').trim();
}

/**
 * Fails a story that leaves a dialog open with two buttons of the same name: screen reader users can't tell them apart.
 */
export function expectUniqueButtonNames(): void {
  for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')) {
    const names = [...dialog.querySelectorAll('button')].map(nameOf).filter((name) => name !== dismissName);
    const duplicates = names.filter((name, nth) => names.indexOf(name) !== nth);
    if (duplicates.length > 0)
      throw new Error(`Several buttons in one dialog have the same name: ${duplicates.join(', ')}`);
  }
}
