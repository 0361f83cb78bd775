import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { answerFacts, region } from './rate.ts';
import { KEEPERS, text } from './words.ts';

const PATH = '/api/feedback';

const settings = z.object({
  intro_en: text(1000).min(1, 'Enter the text.'),
  intro_fil: text(1000).min(1, 'Enter the text.'),
  valid_days: z.number({ error: 'Enter days.' }).int().min(1, 'At least one day.').max(365, 'At most 365 days.'),
  ask_percent: z.number({ error: 'Enter a percentage.' }).int().min(1, 'At least 1 %.').max(100, 'At most 100 %.'),
  overview: text(3000),
  method: text(3000),
});
export type FeedbackSettings = z.output<typeof settings>;

export const readFeedbackSettings = endpoint({
  method: 'GET',
  path: `${PATH}/settings`,
  summary: 'The texts of the form that clients fill in, its sample, and the texts of the yearly report.',
  access: KEEPERS,
  versioned: 'feedback.setting:true',
  response: z.object({ settings, version: recordVersion }),
});

export const editFeedbackSettings = endpoint({
  method: 'PUT',
  path: `${PATH}/settings`,
  summary: 'Changes them.',
  access: KEEPERS,
  reach: 'university',
  versioned: 'feedback.setting:true',
  body: settings,
  response: messageOnly,
});

export const feedbackModule = z.object({
  code: z.string(),
  title: z.string(),
  is_on: z.boolean(),
  triager_id: z.number().int().nullable(),
  triager: z.string().nullable(),
  /** Items that have not ended. */
  open: z.number().int(),
});
export type FeedbackModule = z.output<typeof feedbackModule>;

export const readModules = endpoint({
  method: 'GET',
  path: `${PATH}/modules`,
  summary: 'The modules that feedback may be about, who triages them, and who could.',
  access: KEEPERS,
  response: z.object({ modules: z.array(feedbackModule), triagers: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
});

export const editModule = endpoint({
  method: 'PUT',
  path: `${PATH}/modules/{code}`,
  summary: 'Switches a module on or off, and says who triages its feedback and gets a mail of each new item.',
  access: KEEPERS,
  reach: 'university',
  params: z.object({ code: z.string().max(60) }),
  body: z.object({ is_on: z.boolean(), triager_id: recordId.nullable() }),
  response: messageOnly,
});

export const service = z.object({
  id: z.number().int(),
  name: z.string(),
  is_external: z.boolean(),
  office_id: z.number().int().nullable(),
  office: z.string().nullable(),
  is_active: z.boolean(),
  type_ids: z.array(z.number().int()),
  types: z.array(z.string()),
});
export type Service = z.output<typeof service>;

export const listServices = endpoint({
  method: 'GET',
  path: `${PATH}/services`,
  summary: 'The services of the citizen’s charter with their document types.',
  access: KEEPERS,
  query: listQuery(['name']).extend({ external: z.coerce.number().int().min(0).max(1).optional() }),
  response: listOf('services', service),
});

export const exportServices = exportOf(listServices, 'services of the citizen’s charter');

const serviceBody = z.object({
  name: text(200).min(1, 'Enter the service as the Citizen’s Charter names it.'),
  is_external: z.boolean(),
  office_id: recordId.nullable(),
  is_active: z.boolean(),
  type_ids: z
    .array(recordId)
    .max(100)
    .transform((all) => [...new Set(all)]),
});

export const addService = endpoint({
  method: 'POST',
  path: `${PATH}/services`,
  summary: 'Adds a service of the citizen’s charter.',
  access: KEEPERS,
  reach: 'university',
  body: serviceBody,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const editService = endpoint({
  method: 'PUT',
  path: `${PATH}/services/{id}`,
  summary: 'Changes a service, or ends it.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: serviceBody,
  response: messageOnly,
});

export const readPaperForm = endpoint({
  method: 'GET',
  path: `${PATH}/answers/form`,
  summary: 'What the answers on paper may choose from.',
  access: KEEPERS,
  response: z.object({
    services: z.array(z.object({ id: z.number().int(), name: z.string() })),
    regions: z.array(region),
    /** Types of documents, for the services. */
    types: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
});

export const addPaperAnswer = endpoint({
  method: 'POST',
  path: `${PATH}/answers`,
  summary: 'Types in an answer that a client gave on paper.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({
    ...answerFacts,
    answered_on: isoDate,
    office_id: z.coerce.number({ error: 'Choose the office.' }).int().min(1, 'Choose the office.').max(2_147_483_647),
  }),
  response: messageOnly,
});
