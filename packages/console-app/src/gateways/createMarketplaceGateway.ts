import { MarketplaceConflictError, type MarketplaceGateway } from '@advantage/marketplace-form';
import {
  agencyPageSchema,
  industryCodeSchema,
  marketplaceSchema,
  parseRows,
  referralSourceSchema,
} from '@advantage/marketplace-form/wire';
import { readJson } from '@advantage/referrals';
import { type CoreApi, CoreApiError } from './coreApi.ts';
import { callService, type ServiceOptions } from './serviceCall.ts';

const marketplaces = '/api/v3/marketplaces';

/** What stands for a 404 where that is an answer (ERR-1, ERR-2). */
const on404 =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof CoreApiError && error.status === 404) return instead;
    throw error;
  };

type RowSchema<Row> = Parameters<typeof parseRows<Row>>[0];

/** Reads a list row by row: a bad row is left out and logged by its place and its fields, never by its values. */
function readRows<Row>(schema: RowSchema<Row>, answer: unknown): readonly Row[] {
  const { rows, errors } = parseRows(schema, answer);
  for (const { index, error } of errors) {
    console.warn(
      `Row ${index} of a list could not be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
  }
  return rows;
}

/** Marketplaces, agencies and industry codes over the Core API; sources over the referral service (API-23, API-33 to API-39). */
export function createMarketplaceGateway(core: CoreApi, options: ServiceOptions): MarketplaceGateway {
  const never = new AbortController().signal;
  return {
    list: async (signal) =>
      readRows(
        marketplaceSchema,
        await core({ path: marketplaces }, signal).then(({ json }) => json, on404([])),
      ),
    get: (id, signal) =>
      core({ path: `${marketplaces}/${id}` }, signal).then(
        ({ json, version }) => ({ marketplace: marketplaceSchema.parse(json), etag: version }),
        on404(undefined),
      ),
    create: async (marketplace, options) =>
      marketplaceSchema.parse((await core({ path: marketplaces, body: marketplace, ...options })).json),
    async update(marketplace, etag, options) {
      try {
        await core({
          path: `${marketplaces}/${marketplace.id}`,
          body: marketplace,
          version: etag,
          ...options,
        });
      } catch (error) {
        if (error instanceof CoreApiError && error.status === 412)
          throw new MarketplaceConflictError(marketplace.id);
        throw error;
      }
    },
    async reorder(priorities, options) {
      await core({ path: `${marketplaces}/priorities`, body: priorities, ...options });
    },
    async findAgency(fulcrumId, signal) {
      const path = `/api/v3/agencies?${new URLSearchParams({ fulcrumId })}`;
      const page = await core({ path }, signal).then(
        ({ json }) => agencyPageSchema.parse(json),
        on404(undefined),
      );
      return page?.content?.[0];
    },
    industryCodes: async (signal) =>
      readRows(industryCodeSchema, (await core({ path: '/api/v1/industry/codes/6D' }, signal)).json),
    referralSources: (signal = never) =>
      callService(
        options,
        { service: 'referral', path: '/api/v3/opportunity/sources' },
        signal,
        async (response) => readRows(referralSourceSchema, await readJson(response)),
      ),
  };
}
