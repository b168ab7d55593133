import type { DatabaseSync } from 'node:sqlite';
import { agencyPageSchema } from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';

interface AgencyRow {
  readonly fulcrum_id: number;
  readonly name: string;
  readonly region: string;
  readonly region_code: string;
  readonly zip_code: string;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
}

const toAgency = (row: AgencyRow) => ({
  name: row.name,
  fulcrumId: row.fulcrum_id,
  address: { region: row.region, regionCode: row.region_code, zipCode: row.zip_code },
  contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
});

/** Looks up an agency by Fulcrum ID. An unknown ID returns an empty list. */
export function agencies(database: DatabaseSync): Endpoint {
  const select = database.prepare('SELECT * FROM agency WHERE fulcrum_id = ?');
  return defineEndpoint({
    method: 'get',
    path: '/api/v3/agencies',
    group: 'core',
    summary: en.operations.findAgency,
    access: 'admin',
    query: z.object({ fulcrumId: z.string().regex(/^\d{1,12}$/, en.problems.mustBeANumber) }),
    answer: agencyPageSchema,
    handle: (call) => {
      const rows = select.all(Number(call.query.fulcrumId)) as unknown as readonly AgencyRow[];
      return jsonResponse(call, { content: rows.map(toAgency) });
    },
  });
}
