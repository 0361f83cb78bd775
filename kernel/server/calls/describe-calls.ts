import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Operation } from '../../contract/openapi.ts';

/** Something that happens, of which a caller may be notified. */
interface DescribedEvent {
  kind: string;
  title: string;
  says: string;
  holds: z.ZodType;
}

/** The description of these calls and events (OpenAPI 3.1), made from the contracts that the server at this address answers by. */
export function describeCalls(endpoints: readonly Endpoint[], events: readonly DescribedEvent[], url: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeCall(endpoint);
  return {
    openapi: '3.1.0',
    info: { title: 'Talaan', version: '0.1.0', description: DESCRIPTION },
    servers: [{ url }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
    webhooks: Object.fromEntries(events.map((event) => [event.kind, { post: describeEvent(event) }])),
  };
}

function describeEvent({ kind, title, says, holds }: DescribedEvent) {
  const message = z.object({ type: z.literal(kind), timestamp: z.iso.datetime(), data: holds });
  return {
    operationId: `told-${kind.replaceAll('.', '-')}`,
    summary: title,
    description: says,
    requestBody: { content: { 'application/json': { schema: toSchema(message, 'output') } } },
    responses: { '2XX': { description: 'Taken; anything else is sent again later.' } },
  };
}

const DESCRIPTION = `Human-resource information system of a state university.

Other systems call by the token of a service account, which an administrator issues: \`Authorization: Bearer talaan_…\`. Days are \`YYYY-MM-DD\`, moments ISO 8601. A call too many within a minute answers 429 with \`Retry-After\`.`;

function describeCall(endpoint: Endpoint): Operation {
  return {
    operationId: nameCall(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    'x-access': typeof endpoint.access === 'string' ? endpoint.access : [...endpoint.access],
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...describeParameters(endpoint.params, 'path', endpoint.example?.params),
      ...describeParameters(endpoint.query, 'query', endpoint.example?.query),
    ],
    ...describeBody(endpoint),
    responses: { 200: describeAnswer(endpoint), ...errorAnswers(endpoint) },
  };
}

/** `get-personnels-by-id`: the same as long as the address is. */
function nameCall({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api\//, '').replaceAll(/\{(\w+)\}/g, 'by-$1');
  return `${method.toLowerCase()}-${words.split('/').filter(Boolean).join('-')}`;
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as ObjectSchema;
}

function describeParameters(schema: z.ZodType, place: 'path' | 'query', example: unknown): Operation['parameters'] {
  const { properties = {}, required = [] } = toSchema(schema, 'input');
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    ...withExample((example as Record<string, unknown> | undefined)?.[name]),
  }));
}

function withExample(example: unknown): { example?: unknown } {
  return example === undefined ? {} : { example };
}

function describeBody({ method, body, upload, example }: Endpoint): Pick<Operation, 'requestBody'> {
  if (method === 'GET' || method === 'DELETE') return {};
  const fields = toSchema(body, 'input');
  if (!upload) return { requestBody: { content: { 'application/json': { schema: fields, ...withExample(example?.body) } } } };
  const properties = { ...fields.properties, file: { type: 'string', format: 'binary' } };
  return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } } } };
}

function describeAnswer({ response, download }: Endpoint): Operation['responses'][string] {
  if (download) return { description: 'The file.', content: Object.fromEntries(download.map((type) => [type, {}])) };
  return { description: 'Success.', content: { 'application/json': { schema: toSchema(response, 'output') } } };
}

function errorAnswers({ access, path, method }: Endpoint): Operation['responses'] {
  return {
    ...(access === 'public' ? {} : { 401: { description: 'Not signed in: `error`.' } }),
    ...(Array.isArray(access) || access === 'staff' ? { 403: { description: 'No role of the caller opens it: `message`.' } } : {}),
    ...(path.includes('{') ? { 404: { description: 'No such record within the caller’s scope: `message`.' } } : {}),
    ...(method === 'GET' ? {} : { 409: { description: 'Wrong state: `message`, `actions`.' } }),
    ...(access === 'public' ? {} : { 429: { description: 'Too many calls: `message`, and when to come back in `Retry-After`.' } }),
    422: { description: 'Wrong input: `message`, `errors` by field.' },
    500: { description: 'Unexpected: `error` with the number of the request.' },
  };
}
