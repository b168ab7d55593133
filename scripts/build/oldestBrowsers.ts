/** The oldest browsers that the console and packages support (T10), as documented in `docs/partners/browsers.md`. */
export const oldestBrowsers = { chrome: 120, firefox: 125, safari: 17.4 } as const;

/** The same for bundlers: `chrome120`. */
export const bundlerTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

const inBytes = (version: number) => {
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  return (major << 16) | (minor << 8);
};

/** The same for Lightning CSS, with one byte per part of a version. */
export const styleTargets = {
  chrome: inBytes(oldestBrowsers.chrome),
  firefox: inBytes(oldestBrowsers.firefox),
  safari: inBytes(oldestBrowsers.safari),
};
