import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  schema: z.unknown(),
  example: z.unknown().optional(),
});

const content = z.record(z.string(), z.object({ schema: z.unknown().optional(), example: z.unknown().optional() }));

/** One call as OpenAPI describes it. */
const operation = z.looseObject({
  operationId: z.string(),
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
  summary: 'The description of the calls (OpenAPI 3.1): all of them for administrators, for a service account those that it may make.',
  access: 'public',
  response: z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) }),
});
