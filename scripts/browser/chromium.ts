import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../.cache/browser');

/** Flags that every suite starts the browser with, so that pages render the same everywhere. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Unpacks the Chromium that the lockfile pins, together with the libraries it needs, into `.cache/browser` and points
 * this process (and so its children) at them. Call it before any suite that opens a browser.
 *
 * @returns the path of the executable
 */
export async function prepareChromium(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = cache;
  try {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
    const libraries = join(cache, 'al2023');
    if (!existsSync(libraries)) {
      const bin = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
      await inflate(join(bin, 'al2023.tar.br'));
    }
    setupLambdaEnvironment(join(libraries, 'lib'));
    const executable = await chromium.executablePath();
    process.env.ADVANTAGE_CHROMIUM = executable;
    process.env.FONTCONFIG_PATH = writeFontConfig();
    return executable;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}

/** Configures the fonts that come with the browser: without any installed font, it crashes on the first text field. */
function writeFontConfig(): string {
  const folder = join(cache, 'fontconfig');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return folder;
}
