import { setTimeout as wait } from 'node:timers/promises';
import { createTestBrowser } from '../../packages/local-backend/src/testing/browser.ts';
import { createClient, type MeasuredResponse } from './client.ts';

// Four hundred signed-in agents poll what matches their appetite, while other users keep signing in and claiming.

const agents = 400;
const pollEvery = 3000;
const consoleOrigin = 'http://127.0.0.1:4300';
const usernames = ['producer', 'agency-admin', 'bridge-producer'] as const;
const queries = ['', '?sort=addDate,desc', '?marketplaceStatus=ACTIVE', '?sort=premium,desc', '?state=CO'];

async function bearer(url: string, username: string) {
  const { access_token } = await createTestBrowser(url, consoleOrigin).tokens(username);
  return { authorization: `Bearer ${access_token}` };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Claims an available referral. Losing to a faster claim counts as well. */
async function claim(url: string, headers: Record<string, string>) {
  const list = await fetch(`${url}/api/v1/opportunity/available-referral?size=20&username=agency-admin`, {
    headers,
  });
  const { content } = await list.json();
  const referral = content.find((each: { opportunityType: string }) => each.opportunityType === 'CIR');
  if (!referral) throw new Error('No referral can be claimed.');
  const body = JSON.stringify({
    username: 'agency-admin',
    method: 'CLAIM',
    expectedPrice: referral.dynamicPrice,
  });
  return timed(async () => {
    const claimResponse = await fetch(`${url}/api/v1/opportunity/${referral.opportunityId}/claim`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (![200, 409].includes(claimResponse.status))
      throw new Error(`A claim returned ${claimResponse.status}.`);
  });
}

export interface AgentTimes {
  readonly polls: readonly MeasuredResponse[];
  readonly signIns: readonly number[];
  readonly claims: readonly number[];
}

/** Runs the agents, sign-ins and claims for a while. */
export async function pollAsAgents(url: string, milliseconds: number): Promise<AgentTimes> {
  const headers = await Promise.all(usernames.map((username) => bearer(url, username)));
  const end = performance.now() + milliseconds;
  const poll = async (agent: number) => {
    const person = agent % usernames.length;
    const client = createClient(url, headers[person]);
    const path = `/api/v1/marketplace-opportunities/${usernames[person]}${queries[agent % queries.length]}`;
    const responses: MeasuredResponse[] = [];
    await wait((agent / agents) * pollEvery);
    while (performance.now() < end) {
      const response = await client.get(path, true);
      if (![200, 304].includes(response.status)) throw new Error(`A poll returned ${response.status}.`);
      responses.push(response);
      await wait(Math.max(0, pollEvery - response.milliseconds));
    }
    client.close();
    return responses;
  };
  const signIns: number[] = [];
  const claims: number[] = [];
  const act = async () => {
    while (performance.now() < end) {
      signIns.push(await timed(() => bearer(url, 'carrier')));
      claims.push(await claim(url, headers[1] ?? {}));
      await wait(500);
    }
  };
  const [polls] = await Promise.all([
    Promise.all(Array.from({ length: agents }, (_, agent) => poll(agent))),
    act(),
  ]);
  return { polls: polls.flat(), signIns, claims };
}
