declare global {
  interface Window {
    readonly churn: {
      /** Number of list requests so far. */
      readonly polls: () => number;
      /** Advances time until the list has been requested this many more times, and renders each response. */
      readonly poll: (times: number) => Promise<void>;
    };
  }
}

/**
 * Answers list requests within the page: each response removes three rows, adds three and changes five, reusing the
 * rows of the first response under new ids. Runs in the page after `installClock`. Self-contained, because it's sent
 * there as text.
 */
export function installChurn() {
  const removedRows = 3;
  const beat = 3000;
  const network = window.fetch.bind(window);
  const isList = (url: string) => /\/v1\/marketplace-opportunities(\/|\?)/.test(url);
  let first: Promise<{ readonly content: readonly { readonly opportunityId: string }[] }> | undefined;
  let start = 0;
  let polls = 0;

  const later = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
      ? new Date(Date.parse(value) + Date.now() - start).toISOString()
      : value;
  const createResponse = async (url: string, init?: RequestInit) => {
    if (!first) {
      start = Date.now();
      first = network(url, init).then((response) => response.json());
    }
    const page = await first;
    polls += 1;
    const content = page.content.map((row, index) => ({
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, later(value)])),
      opportunityId: `${row.opportunityId}-${Math.floor((polls * removedRows - index) / page.content.length)}`,
      estimatedPremium: index % 5 === polls % 5 ? 1000 + (polls % 100) * 10 : 1000,
    }));
    const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
    return new Response(JSON.stringify({ ...page, content }), { headers });
  };
  window.fetch = (input, init) =>
    typeof input === 'string' && isList(input) ? createResponse(input, init) : network(input, init);

  /** Waits for pending tasks, so that updates are rendered. */
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  const settle = async (before: number) => {
    for (let turns = 0; turns < 40 && polls === before; turns += 1) await turn();
    for (let turns = 0; turns < 8; turns += 1) await turn();
  };
  const poll = async (times: number) => {
    for (let left = times; left > 0; ) {
      const before = polls;
      window.soak.advance(beat);
      await settle(before);
      left -= polls - before;
    }
  };
  Object.assign(window, { churn: { polls: () => polls, poll } });
}
