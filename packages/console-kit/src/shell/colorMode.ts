import { createStore } from '@advantage/live-list';
import type { BrandColorMode } from '@advantage/ui';

/** Also read by `admin.html`, before anything renders. */
const key = 'color-mode';

const modes: readonly BrandColorMode[] = ['system', 'light', 'dark'];

const parseColorMode = (stored: string | null): BrandColorMode =>
  modes.find((mode) => mode === stored) ?? 'system';

function storedMode(): BrandColorMode {
  try {
    return parseColorMode(localStorage.getItem(key));
  } catch {
    return 'system';
  }
}

/** The color mode chosen on this device. `system` until one is chosen. */
export const colorMode = createStore(storedMode());

/** Applies the color mode to the document, and follows changes made in other tabs. */
export function syncColorMode(): void {
  colorMode.subscribe(() => {
    const mode = colorMode.get();
    document.documentElement.style.colorScheme = mode === 'system' ? '' : mode;
  });
  window.addEventListener('storage', (event) => {
    if (event.key === key) colorMode.set(parseColorMode(event.newValue));
  });
}

/** Sets the color mode of the console in all tabs, and saves it on this device. */
export function setColorMode(name: string): void {
  const mode = parseColorMode(name);
  colorMode.set(mode);
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
