import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: z.unknown() });

const content = z.record(z.string(), z.object({ schema: z.unknown().optional() }));

/** One call as OpenAPI describes it. */
const operation = z.looseObject({
  summary: z.string(),
  tags: z.array(z.string()),
  'x-access': z.union([z.string(), z.array(z.string())]),
  parameters: z.array(parameter),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
export type Operation = z.output<typeof operation>;

export const readOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'The description of every call (OpenAPI 3.1).',
  access: 'public',
  response: z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) }),
});
