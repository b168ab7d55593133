/** Host names of this machine that the backend and the console are served under. */
export const hostNames: readonly string[] = ['127.0.0.1', 'localhost', 'www.trustedchoice.localhost'];

/** The hosts and origins that may call the backend. */
export interface Origins {
  /** Values of the Host header that mean this backend. An unknown value suggests DNS rebinding. */
  readonly hosts: ReadonlySet<string>;
  /** The backend's own origins, one per host name. */
  readonly own: ReadonlySet<string>;
  /** The console's origins, whose pages may call with credentials. */
  readonly consoleOrigins: ReadonlySet<string>;
  /** Every origin that requests arrive under: our own, and the console's, because its server proxies requests. */
  readonly served: ReadonlySet<string>;
}

const originsOf = (port: number) =>
  new Set(hostNames.map((name) => new URL(`http://${name}:${port}`).origin));

/** Derives the origins from the two ports. */
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

/** Returns the origin of an absolute URL, or undefined for anything else. */
export const originOf = (url: string | undefined) =>
  url === undefined || !URL.canParse(url) ? undefined : new URL(url).origin;

/** Returns the console's origin on the same host name as one of the backend's origins. */
export const consoleOnSameHost = (own: string, { consoleOrigins }: Origins) =>
  [...consoleOrigins].find((origin) => new URL(origin).hostname === new URL(own).hostname) ?? own;
