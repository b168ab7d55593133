import { join } from 'node:path';
import { debianPackages } from './debian.ts';

/**
 * Downloads Debian's Firefox ESR on first use, and points this process (and so its children) at it.
 *
 * @returns the path of an executable that Playwright can drive with WebDriver BiDi
 */
export function prepareFirefox(): string {
  process.env.ADVANTAGE_FIREFOX = debianPackages('firefox', 'firefox-esr');
  return join(import.meta.dirname, 'firefoxForPlaywright.ts');
}
