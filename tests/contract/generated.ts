import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { migrate } from '../../packages/local-backend/src/database/migrate.ts';
import { openApiDocument } from '../../packages/local-backend/src/openapi/document.ts';
import { createServices } from '../../packages/local-backend/src/services.ts';
import {
  startTestBackend,
  type TestBackend,
} from '../../packages/local-backend/src/testing/startTestBackend.ts';
import { createContract } from './openApi.ts';
import { callsOf, type DocumentedCall, type GeneratedRequest, requestsFor } from './requests.ts';

const people = ['producer', 'agency-admin', 'carrier', 'admin'] as const;

/** Admin is listed more often because admins may call the most. */
const identities = ['nobody', 'client', 'forger', ...people, 'admin', 'admin'] as const;

const database = new DatabaseSync(':memory:');
migrate(database, ':memory:');
const document = openApiDocument(createServices(database, null), 'http://127.0.0.1');
const contract = createContract(document);

/**
 * Calls with constraints that a schema can't express, between parts of a request. They may reject documented requests.
 */
const partsMustFit: ReadonlySet<string> = new Set([
  // A call-in referral is claimed with TALK_NOW, every other one with CLAIM.
  'post /api/v1/opportunity/{id}/claim',
  // The id is in both the path and the body.
  'post /api/v3/feature-flag/{flag}',
  // No recipient occurs twice.
  'post /api/v3/marketplaces',
  'post /api/v3/marketplaces/{id}',
]);

/** Sorting by contact details works only in lists that show them, which depends on the caller. */
const sortsByContact = /sort=(?:lastName|phone|email)/;

async function headersFor(backend: TestBackend): Promise<Readonly<Record<string, string>>> {
  await backend.post('/test-hooks', { accessTokenSeconds: 3600 });
  const tokens = people.map(async (person) => [person, await backend.bearer(person)] as const);
  return { client: backend.basic, forger: 'Bearer a.b.c', ...Object.fromEntries(await Promise.all(tokens)) };
}

/** Values that exist in the database, so that requests get past the first lookup. */
async function knownValues(backend: TestBackend): Promise<readonly string[]> {
  const authorization = await backend.bearer('admin');
  const list = await backend.get('/api/v1/marketplace-opportunities?size=100', { authorization });
  const { content } = await list.json();
  const names = content.flatMap(
    ({ opportunityId, searchId }: { readonly opportunityId: string; readonly searchId: string | null }) => [
      opportunityId,
      ...(searchId === null ? [] : [searchId]),
    ],
  );
  return [...names, ...people, 'example-flag', '1', '2', '3', '999999'];
}

const isDocumented = ({ operation }: DocumentedCall, url: URL, init: RequestInit) => {
  try {
    contract.checkRequest(operation, url, init);
    return true;
  } catch {
    return false;
  }
};

/** Sends a request. Throws if the response isn't documented, or if an undocumented request was accepted. */
async function prove(
  call: DocumentedCall,
  { path, headers, body }: GeneratedRequest,
  authorization: string | undefined,
  backend: TestBackend,
) {
  const url = new URL(`${backend.url}${path}`);
  const init: RequestInit = {
    method: call.method.toUpperCase(),
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { body }),
  };
  const response = await fetch(url, init);
  if (response.status >= 500) throw new Error(`${response.status}: ${await response.text()}`);
  await contract.checkAnswer(call.operation, response);
  const documented = isDocumented(call, url, init);
  if (!documented && response.ok) throw new Error('It took a request that is not documented.');
  const mayRefuse = partsMustFit.has(`${call.method} ${call.path}`) || sortsByContact.test(path);
  if (documented && response.status === 400 && !mayRefuse)
    throw new Error(`It refused a documented request: ${await response.text()}`);
}

/**
 * Sends this many requests to each call of the OpenAPI document, half of them valid and half with mistakes, as every
 * identity, while the simulator runs. No response may be a 5xx or differ from the document.
 */
export function provesGeneratedRequests(requests: number): void {
  let backend: TestBackend;
  let headers: Readonly<Record<string, string>>;
  let known: readonly string[];
  beforeAll(async () => {
    backend = await startTestBackend({ referrals: 60, simulator: true });
    headers = await headersFor(backend);
    known = await knownValues(backend);
  });
  afterAll(() => backend.close());

  describe(`${requests} generated requests`, () => {
    it.each(callsOf(document).map((call) => [`${call.method} ${call.path}`, call] as const))(
      'T5 get only documented responses and no 5xx: %s',
      async (_name, call) => {
        await fc.assert(
          fc.asyncProperty(requestsFor(call, document, identities, known), (request) =>
            prove(call, request, headers[request.identity], backend),
          ),
          { numRuns: requests },
        );
      },
    );
  });
}
