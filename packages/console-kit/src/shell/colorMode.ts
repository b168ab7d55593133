import { createStore } from '@advantage/live-list';
import type { BrandColorMode } from '@advantage/ui';

/** `admin.html` reads it too, before anything shows. */
const key = 'color-mode';

const modes: readonly BrandColorMode[] = ['system', 'light', 'dark'];

const modeOf = (stored: string | null): BrandColorMode => modes.find((mode) => mode === stored) ?? 'system';

function storedMode(): BrandColorMode {
  try {
    return modeOf(localStorage.getItem(key));
  } catch {
    return 'system';
  }
}

/** The color mode that was chosen on this device; `system` until one is chosen. */
export const colorMode = createStore(storedMode());

/** Keeps the page in the color mode: what is behind the console, and choices made in other tabs. */
export function followColorMode(): void {
  colorMode.subscribe(() => {
    const mode = colorMode.get();
    document.documentElement.style.colorScheme = mode === 'system' ? '' : mode;
  });
  window.addEventListener('storage', (event) => {
    if (event.key === key) colorMode.set(modeOf(event.newValue));
  });
}

/** Sets the color mode of the console, here and in the other tabs, until the next choice on this device. */
export function chooseColorMode(name: string): void {
  const mode = modeOf(name);
  colorMode.set(mode);
  try {
    localStorage.setItem(key, mode);
  } catch {
    // The choice then lasts as long as the page.
  }
}
