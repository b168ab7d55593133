import type { Program } from './program.ts';

/** A write that may or may not have been acknowledged. */
export interface Write {
  readonly kind: 'flag' | 'marketplace' | 'claim';
  readonly name: string;
  /** The expected price of a claim. */
  readonly price?: number;
}

/** The authorization of the users who make the writes. */
export interface Credentials {
  readonly admin: string;
  readonly agent: string;
}

export const agentName = 'agency-admin';

const statusOf = async (response: Response) => {
  await response.arrayBuffer();
  return response.status;
};

/** Sends a write. Returns whether it was acknowledged. A marketplace has a key, so that it can be sent again. */
export async function send(program: Program, { admin, agent }: Credentials, write: Write): Promise<boolean> {
  const { kind, name } = write;
  if (kind === 'flag') {
    const flag = { name, description: 'Written before a crash', enabled: true };
    return (
      (await statusOf(await program.post('/api/v3/feature-flag', flag, { authorization: admin }))) === 201
    );
  }
  if (kind === 'marketplace') {
    const headers = { authorization: admin, 'idempotency-key': `key-of-${name}` };
    return (
      (await statusOf(await program.post('/api/v3/marketplaces', { marketplaceName: name }, headers))) === 201
    );
  }
  const claim = { username: agentName, method: 'CLAIM', expectedPrice: write.price };
  const path = `/api/v1/opportunity/${name}/claim`;
  return (await statusOf(await program.post(path, claim, { authorization: agent }))) === 200;
}

/** Returns a write for each referral that can be claimed now. */
export async function claimable(program: Program, authorization: string): Promise<readonly Write[]> {
  const list = '/api/v1/marketplace-opportunities?marketplaceStatus=ACTIVE&size=100';
  const { content } = await (await fetch(`${program.url}${list}`, { headers: { authorization } })).json();
  return content
    .filter(({ opportunityType }: { readonly opportunityType: string }) => opportunityType !== 'WT-CIR')
    .map(
      ({
        opportunityId,
        dynamicPrice,
      }: {
        readonly opportunityId: string;
        readonly dynamicPrice: number;
      }) => ({
        kind: 'claim' as const,
        name: opportunityId,
        price: dynamicPrice,
      }),
    );
}

/**
 * The thousand writes of a round: claims in every seventh place while there are any, every fifth of the others a
 * marketplace, the rest flags.
 */
export function createWrites(round: number, claims: readonly Write[]): readonly Write[] {
  const remaining = [...claims];
  return Array.from({ length: 1000 }, (_, index): Write => {
    const claim = index % 7 === 3 ? remaining.shift() : undefined;
    if (claim) return claim;
    return { kind: index % 5 === 0 ? 'marketplace' : 'flag', name: `written-${round}-${index}` };
  });
}
