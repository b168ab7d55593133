/** The names under which this machine may be asked for; anything else is not for us. */
const hostNames = ['127.0.0.1', 'localhost', 'www.trustedchoice.localhost'] as const;

/** Who may call the backend, and by which names. */
export interface Origins {
  /** Values of the Host header that are us (a foreign one is DNS rebinding). */
  readonly hosts: ReadonlySet<string>;
  /** The backend's own origins, one per host name. */
  readonly own: ReadonlySet<string>;
  /** The console's origins: these pages may call with credentials. */
  readonly consoleOrigins: ReadonlySet<string>;
  /** Every origin that requests arrive under: our own, and the console's, whose server passes them on. */
  readonly served: ReadonlySet<string>;
}

const originsOf = (port: number) =>
  new Set(hostNames.map((name) => new URL(`http://${name}:${port}`).origin));

/** The origins that follow from the two ports. */
export function createOrigins(port: number, consolePort: number): Origins {
  const own = originsOf(port);
  const consoleOrigins = originsOf(consolePort);
  return {
    hosts: new Set([...own].map((origin) => new URL(origin).host)),
    own,
    consoleOrigins,
    served: new Set([...own, ...consoleOrigins]),
  };
}

/** The origin of an absolute URL; undefined for anything else. */
export const originOf = (url: string | undefined) =>
  url === undefined || !URL.canParse(url) ? undefined : new URL(url).origin;

/** The console on the same host name as one of the backend's origins. */
export const consoleOnSameHost = (own: string, { consoleOrigins }: Origins) =>
  [...consoleOrigins].find((origin) => new URL(origin).hostname === new URL(own).hostname) ?? own;
