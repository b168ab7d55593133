/** The oldest browsers that console and packages promise to run in (T10); `docs/partners/browsers.md` tells people. */
export const oldestBrowsers = { chrome: 120, firefox: 125, safari: 17.4 } as const;

/** The same for a bundler: `chrome120`. */
export const bundlerTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

const inBytes = (version: number) => {
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  return (major << 16) | (minor << 8);
};

/** The same for Lightning CSS: a byte for each part of a version. */
export const styleTargets = {
  chrome: inBytes(oldestBrowsers.chrome),
  firefox: inBytes(oldestBrowsers.firefox),
  safari: inBytes(oldestBrowsers.safari),
};
