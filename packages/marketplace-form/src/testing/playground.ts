import { MarketplaceConflictError, type MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { createInMemoryMarketplaceGateway } from './inMemoryMarketplaceGateway.ts';
import { buildMarketplace } from './marketplaceBuilder.ts';
import { marketplaceWithRecipients, sampleMarketplaces } from './sampleMarketplaces.ts';

const long = 'The Very Long Name of an Insurance Agency With Branches in Every State ';

const marketplaces = [
  ...sampleMarketplaces,
  marketplaceWithRecipients(200, 101),
  buildMarketplace({
    id: 102,
    marketplaceName: long.repeat(3).trim(),
    legalEntityName: `<b>${'W'.repeat(120)}</b>`,
    emailRecipients: [`${'x'.repeat(60)}@${'long-domain.'.repeat(12)}example.com`],
  }),
  { ...buildMarketplace({ id: 103 }), marketplaceName: 42, billed: 'perhaps', emailRecipients: 'everybody' },
];

const serviceError = (status: number, reason: string) =>
  Object.assign(new Error(reason), { status, ...(status > 0 && { reason }) });

/** The options of the form playground, by control and value. The first of each is the default. */
export const choices = {
  data: {
    typical: { title: 'By e-mail', id: 1 },
    api: { title: 'By API', id: 2 },
    prepaid: { title: 'Prepaid', id: 4 },
    empty: { title: 'New', id: 'new' },
    many: { title: '200 recipients', id: 101 },
    long: { title: 'Long texts', id: 102 },
    hostile: { title: 'Odd values', id: 103 },
    missing: { title: 'Missing', id: 999 },
  },
  network: {
    online: { title: 'Online', error: null },
    slow: { title: 'Slow (2 s)', error: null },
    offline: { title: 'Offline', error: serviceError(0, 'The service could not be reached.') },
    lost: { title: 'Saves done, answers lost', error: null },
    conflict: { title: 'Somebody else saved', error: null },
    'error-500': { title: 'Error 500', error: serviceError(500, 'The database is not available.') },
  },
} as const;

type Data = keyof typeof choices.data;
type Network = keyof typeof choices.network;

/** The selected options. */
export interface Playground {
  readonly data: Data;
  readonly network: Network;
}

/** The toolbar of the playground, for its `playground` parameter. */
export const toolbar = Object.fromEntries(
  Object.entries({ data: choices.data, network: choices.network }).map(([name, values]) => [
    name,
    {
      title: name === 'data' ? 'Data' : 'Network',
      items: Object.entries(values).map(([value, { title }]) => ({ value, title })),
    },
  ]),
);

/**
 * Reads the selected options from Storybook's globals. Falls back to the first option for values of other playgrounds.
 */
export const chosen = ({ data, network }: Readonly<Record<string, unknown>>): Playground => ({
  data: typeof data === 'string' && data in choices.data ? (data as Data) : 'typical',
  network: typeof network === 'string' && network in choices.network ? (network as Network) : 'online',
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The gateway of the playground: an in-memory gateway behind a simulated network. */
export interface PlaygroundGateway extends MarketplaceGateway {
  /** Switches to another network condition. */
  setNetwork(network: Network): void;
}

/** Creates the gateway, with marketplaces of all kinds. */
export function createPlaygroundGateway(network: Network): PlaygroundGateway {
  const memory = createInMemoryMarketplaceGateway({ marketplaces });
  const sent = async () => {
    if (network === 'slow') await wait(2000);
    if (choices.network[network].error) throw choices.network[network].error;
  };
  const reads =
    <Call extends readonly unknown[], Answer>(read: (...call: Call) => Promise<Answer>) =>
    async (...call: Call) => {
      await sent();
      return read(...call);
    };
  const writes =
    <Call extends readonly unknown[], Answer>(write: (...call: Call) => Promise<Answer>) =>
    async (...call: Call) => {
      await sent();
      const answer = await write(...call);
      if (network === 'lost') throw choices.network.offline.error;
      return answer;
    };
  return {
    setNetwork: (next) => {
      network = next;
    },
    list: reads(memory.list),
    get: reads(memory.get),
    findAgency: reads(memory.findAgency),
    industryCodes: reads(memory.industryCodes),
    referralSources: reads(memory.referralSources),
    create: writes(memory.create),
    reorder: writes(memory.reorder),
    update: writes(async (marketplace, ...rest) => {
      if (network === 'conflict') {
        // Conflicts only once, so that the newer version can be merged and saved.
        network = 'online';
        memory.changeElsewhere(marketplace.id, (stored) => ({
          ...stored,
          legalEntityName: `${stored.legalEntityName ?? ''} (changed by somebody else)`,
        }));
        throw new MarketplaceConflictError(marketplace.id);
      }
      return memory.update(marketplace, ...rest);
    }),
  };
}
