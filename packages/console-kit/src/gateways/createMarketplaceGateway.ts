import { MarketplaceConflictError, type MarketplaceGateway } from '@advantage/marketplace-form';
import {
  agencyPageSchema,
  industryCodeSchema,
  keepUnreadableFields,
  type MarketplaceRow,
  marketplaceSchema,
  parseRows,
  readMarketplace,
  referralSourceSchema,
} from '@advantage/marketplace-form/wire';
import { readJson } from '@advantage/referrals';
import * as z from 'zod/mini';
import { type CoreApi, CoreApiError } from './coreApi.ts';
import { callService, type ServiceOptions } from './serviceCall.ts';

const marketplaces = '/api/v3/marketplaces';

/** Throws a 412 as a conflict, and any other error as it is. */
function throwConflict(error: unknown, target: number | 'order'): never {
  if (error instanceof CoreApiError && error.status === 412)
    throw new MarketplaceConflictError(target, error);
  throw error;
}

/** Returns an error handler that replaces a 404 with a value and rethrows all other errors. */
const on404 =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof CoreApiError && error.status === 404) return instead;
    throw error;
  };

type RowSchema<Row> = Parameters<typeof parseRows<Row>>[0];

/** Parses a list row by row. A bad row is left out and logged by its index and fields, never by its values. */
function readRows<Row>(schema: RowSchema<Row>, answer: unknown): readonly Row[] {
  const { rows, errors } = parseRows(schema, answer);
  for (const { index, error } of errors) {
    console.warn(
      `Row ${index} of a list could not be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
  }
  return rows;
}

const rowSchema = z.record(z.string(), z.unknown());

/** Returns marketplaces as they were sent, unreadable fields included. A row without an id is left out and logged. */
function readMarketplaces(answer: unknown): readonly MarketplaceRow[] {
  const rows = z.array(z.unknown()).parse(answer);
  return rows.flatMap((sent, index) => {
    const { data: row } = rowSchema.safeParse(sent);
    if (row && readMarketplace(row)) return [row];
    console.warn(`Row ${index} of a list could not be read: id`);
    return [];
  });
}

/**
 * Creates the gateway for marketplaces, agencies and industry codes (Core API) and for referral sources (referral
 * service).
 */
export function createMarketplaceGateway(core: CoreApi, options: ServiceOptions): MarketplaceGateway {
  const never = new AbortController().signal;
  /** Marketplaces that had unreadable fields when last read, as they were sent. */
  const rowsWithUnreadableFields = new Map<number, MarketplaceRow>();
  return {
    list: (signal) =>
      core({ path: marketplaces }, signal).then(
        ({ json, version }) => ({ rows: readMarketplaces(json), etag: version }),
        on404({ rows: [] }),
      ),
    get: (id, signal) =>
      core({ path: `${marketplaces}/${id}` }, signal).then(({ json, version }) => {
        const read = readMarketplace(json);
        if (!read) throw new TypeError(`Marketplace ${id} has no id.`);
        const { marketplace, unreadableFields } = read;
        rowsWithUnreadableFields.delete(id);
        if (unreadableFields.length === 0) return { marketplace, etag: version };
        rowsWithUnreadableFields.set(id, rowSchema.parse(json));
        return { marketplace, etag: version, unreadableFields };
      }, on404(undefined)),
    create: async (marketplace, options) =>
      marketplaceSchema.parse((await core({ path: marketplaces, body: marketplace, ...options })).json),
    async update(marketplace, etag, options) {
      const { id } = marketplace;
      const body = keepUnreadableFields(marketplace, rowsWithUnreadableFields.get(id));
      await core({ path: `${marketplaces}/${id}`, body, version: etag, ...options }).catch((error) =>
        throwConflict(error, id),
      );
    },
    async reorder(priorities, etag, options) {
      await core({ path: `${marketplaces}/priorities`, body: priorities, version: etag, ...options }).catch(
        (error) => throwConflict(error, 'order'),
      );
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
