import type { Access } from '../access/caller.ts';
import type { Endpoint } from '../http/endpoint.ts';
import * as en from '../messages/en.ts';
import { componentSchemas, type JsonSchema, schemaAt } from './schemas.ts';

/** An OpenAPI operation. */
export interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  /** Who may call it. */
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const security: Readonly<Record<Access, Operation['security']>> = {
  anyone: [{}, { basic: [] }, { bearer: [] }],
  person: [{ bearer: [] }],
  agent: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

const audience: Readonly<Record<Access, string>> = {
  anyone: en.operations.forAnyone,
  person: en.operations.forUsers,
  agent: en.operations.forAgents,
  admin: en.operations.forAdmins,
};

const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const pathParameters = ({ path, params = {} }: Endpoint): readonly Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(params[name] && { description: params[name] }),
    schema: { type: 'string', minLength: 1 },
  }));

function queryParameters({ query }: Endpoint): readonly Parameter[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemaAt(query) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema,
  }));
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: en.operations.idempotencyKey,
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const ifNoneMatch = header('If-None-Match', en.operations.ifNoneMatch);
const ifMatch = header('If-Match', en.operations.ifMatch);

/** Returns whether responses have an ETag that a later request can send in `If-None-Match`. */
const isConditional = ({ method, answer }: Endpoint) => method === 'get' && answer !== undefined;

const ofBody: Operation['responses'] = {
  413: { description: en.operations.bodyTooLarge, content: problem },
  415: { description: en.operations.notJson, content: problem },
};

function refusals(endpoint: Endpoint): Operation['responses'] {
  const { access, body, query, problems = {}, isIdempotent, checksVersion } = endpoint;
  const needsCredentials = access !== 'anyone';
  return {
    ...(body || query ? { 400: { description: en.operations.invalid, content: problem } } : {}),
    401: { description: en.operations.credentialsRefused, content: problem },
    ...(needsCredentials ? { 403: { description: en.operations.roleRefused, content: problem } } : {}),
    ...Object.fromEntries(
      Object.entries(problems).map(([status, { description, schema }]) => [
        status,
        {
          description,
          content: schema ? { 'application/problem+json': { schema: schemaAt(schema) } } : problem,
        },
      ]),
    ),
    ...(checksVersion && { 412: { description: en.operations.changed, content: problem } }),
    ...(body && ofBody),
    ...(isIdempotent && {
      422: { description: en.operations.keyUsed, content: problem },
    }),
    421: { description: en.operations.unknownHost, content: problem },
    503: { description: en.operations.noDatabase, content: problem },
  };
}

function operation(endpoint: Endpoint): Operation {
  const { group, summary, access, body, answer, mediaType = 'application/json' } = endpoint;
  return {
    tags: [en.groups[group]],
    summary,
    description: audience[access],
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      ...(endpoint.isIdempotent ? [idempotencyKey] : []),
      ...(endpoint.checksVersion ? [ifMatch] : []),
      ...(isConditional(endpoint) ? [ifNoneMatch] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaAt(body) } } },
    }),
    responses: {
      '2XX': {
        description: en.operations.success,
        content: { [mediaType]: answer ? { schema: schemaAt(answer) } : {} },
      },
      ...(isConditional(endpoint) && { 304: { description: en.operations.notModified } }),
      ...refusals(endpoint),
    },
    security: security[access],
  };
}

/** Describes the endpoints as one OpenAPI 3.1 document. */
export function openApiDocument(endpoints: readonly Endpoint[], url: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) };
  return {
    openapi: '3.1.1',
    info: {
      title: en.operations.title,
      version: '1.0.0',
      description: en.operations.about,
    },
    servers: [{ url }],
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}
