import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { COMPLEXITIES, CONFIDENTIALITIES, DTS, MOST_DAYS, oneOf, text } from './words.ts';

const MOST_STOPS = 20;
export const MOST_REQUIREMENTS = 30;

export const typeRow = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  complexity: oneOf(COMPLEXITIES),
  working_days: z.number().int(),
  /** In words: 'HRMO (4 h) › Records'. */
  route: z.string(),
  requirements: z.array(z.string()),
  needs_release: z.boolean(),
  is_picked_up: z.boolean(),
  confidentiality: oneOf(CONFIDENTIALITIES),
  retention_years: z.number().int().nullable(),
  /** Its item of the records disposition schedule; empty where none is known. */
  schedule_item: z.string(),
  is_active: z.boolean(),
});

export const listTypes = endpoint({
  method: 'GET',
  path: '/api/dts/document-types',
  summary: 'The types of documents, by name unless another order is asked for.',
  access: DTS,
  query: listQuery(['name', 'code', 'complexity', 'working_days']).extend({
    ...groupedBy(['complexity']),
    complexity: oneOf(COMPLEXITIES).optional(),
    /** 1: those in use alone, 0: the others. */
    active: z.coerce.number().int().min(0).max(1).optional(),
  }),
  response: listOf('document_types', typeRow),
});

export const exportTypes = exportOf(listTypes, 'document types');

export const stop = z.object({
  label: text(150).min(1, 'Enter the office or addressee.'),
  office_id: recordId.nullable(),
  /** The office that registers the document. */
  is_origin: z.boolean(),
  /** Office minutes; 480 are a working day. */
  limit_minutes: z.number({ error: 'Enter hours or days.' }).int().min(30, 'At least half an hour.').max(9600, 'At most 20 working days.'),
});
export type Stop = z.output<typeof stop>;

const facts = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z][A-Z0-9-]{0,11}$/, 'Up to 12 letters, digits and hyphens, such as DTR.'),
    name: text(150).min(1, 'Enter the name of the type.'),
    complexity: oneOf(COMPLEXITIES),
    working_days: z.number({ error: 'Enter working days.' }).int().min(1, 'At least one working day.'),
    requirements: z.array(text(300).min(1, 'Enter the paper.')).max(MOST_REQUIREMENTS),
    needs_release: z.boolean(),
    is_picked_up: z.boolean(),
    confidentiality: oneOf(CONFIDENTIALITIES),
    retention_years: z.number().int().min(1, 'At least one year.').max(99, 'At most 99 years.').nullable(),
    schedule_item: text(60),
    is_active: z.boolean(),
    stops: z.array(stop).max(MOST_STOPS, `At most ${MOST_STOPS} stops.`),
  })
  .refine(({ complexity, working_days: days }) => days <= MOST_DAYS[complexity], {
    path: ['working_days'],
    error: 'The law gives 3 working days for simple, 7 for complex and 20 for highly technical documents.',
  });
export type TypeFacts = z.output<typeof facts>;

export const readType = endpoint({
  method: 'GET',
  path: '/api/dts/document-types/{id}',
  summary: 'A type of documents with its route and requirements.',
  access: DTS,
  params: byId,
  versioned: 'documents.type:{id}',
  response: z.object({
    document_type: typeRow.extend({
      stops: z.array(stop.extend({ office: z.string().nullable() })),
    }),
    version: recordVersion,
  }),
});

export const addType = endpoint({
  method: 'POST',
  path: '/api/dts/document-types',
  summary: 'Adds a type of documents.',
  access: DTS,
  reach: 'university',
  body: facts,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editType = endpoint({
  method: 'PUT',
  path: '/api/dts/document-types/{id}',
  summary: 'Changes a type of documents; documents that are registered keep their due day.',
  access: DTS,
  reach: 'university',
  params: byId,
  versioned: 'documents.type:{id}',
  body: facts,
  response: messageOnly,
});
