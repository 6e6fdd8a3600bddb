import { z } from 'zod';
import { type CallEntry, pathParameters } from './call.ts';
import { type CallName, callEntries } from './list.ts';
import { schemas } from './schemas.ts';

type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

const problemSchema: Schema = {
  type: 'object',
  required: ['status', 'message', 'problems', 'reference'],
  properties: {
    status: { const: 'error' },
    message: { type: 'string', description: 'What is wrong, in the language of the caller.' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    reference: { type: 'string', description: 'The number under which the log knows this request.' },
  },
};

/** Returns a zod schema as JSON schema; what cannot be expressed is left open rather than wrong. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
}

/** Returns the request schema without the path parameters. */
function without(schema: Schema, names: readonly string[]): Schema {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)),
  );
  const { required = [], ...rest } = schema;
  return { ...rest, properties, required: required.filter((name) => !names.includes(name)) };
}

function operation(name: CallName, entry: CallEntry): Record<string, unknown> {
  const inPath = pathParameters(entry.path);
  const request = jsonSchema(schemas[name].request, 'input');
  const body = without(request, entry.takesFile ? [...inPath, 'content'] : inPath);
  const parameter = (where: 'path' | 'query') => (key: string) => ({
    name: key,
    in: where,
    required: where === 'path' || (request.required?.includes(key) ?? false),
    schema: request.properties?.[key] ?? { type: 'string' },
  });
  const problem = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
  return {
    operationId: name,
    summary: entry.summary,
    'x-effect': entry.effect,
    'x-access': entry.access,
    ...(entry.needs && { 'x-needs': entry.needs }),
    'x-failure-label': entry.failure,
    ...(entry.limit && { 'x-limit': entry.limit }),
    // An empty entry means that the token is optional: programs without a session need none.
    security: entry.effect === 'write' ? [{ securityToken: [] }, ...(entry.alwaysNeedsToken ? [] : [{}])] : [],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(entry.method === 'GET' || entry.takesFile ? Object.keys(body.properties ?? {}).map(parameter('query')) : []),
    ],
    ...(entry.takesFile && {
      requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
    }),
    ...(entry.method === 'POST' &&
      !entry.takesFile && {
        requestBody: {
          content: { 'application/x-www-form-urlencoded': { schema: body }, 'application/json': { schema: body } },
        },
      }),
    responses: {
      200: {
        description: 'Done.',
        content: entry.file
          ? { [entry.file]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: jsonSchema(schemas[name].answer, 'output') } },
      },
      '4XX': problem('The request was refused, and nothing was changed.'),
      '5XX': problem('The server failed; the reference names the request in its log.'),
    },
  };
}

/** Returns the OpenAPI 3.1 document of every endpoint. */
export function openApiDocument(origin: string, version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, entry] of callEntries) {
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operation(name, entry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark',
      version,
      description:
        'The endpoints of the Waymark marketplace. Bodies are form-encoded with brackets or JSON. Language: a prefix such as /de, or the header X-Language. Currency of prices: ?currency= on a GET, or the header X-Currency. ' +
        'A write from a browser or with a session cookie needs the cookie and token of GET /api/security-token, the token in the header X-Security-Token. ' +
        'Where and why endpoints differ from the specification: docs/differences-from-the-specification.md in the source code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { securityToken: { type: 'apiKey', in: 'header', name: 'X-Security-Token' } },
    },
  };
}
