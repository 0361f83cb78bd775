import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { addProgramme } from '@talaan/trainings/contract/programmes.ts';
import { NEED_SOURCES, NEED_STATES } from '../rules/needs.ts';
import { ASSESSORS } from './competencies.ts';

const source = z.enum(NEED_SOURCES);
const state = z.enum(NEED_STATES);

const need = z.object({
  /** Names the need for good: `c-12-3`, `h-7`, `i-…`, `w-4`. */
  id: z.string(),
  source,
  title: z.string(),
  /** Of one person; null where the office as a whole needs it. */
  fullname: z.string().nullable(),
  avatar: z.string().nullable(),
  office: z.string(),
  competency: z.string().nullable(),
  since: z.string(),
  state,
  /** The entry of a head; null where it follows from an assessment or a rating. */
  need_id: z.number().int().nullable(),
});
export type NeedRow = z.output<typeof need>;

export const listNeeds = endpoint({
  method: 'GET',
  path: '/api/development/needs',
  summary: 'Training needs: gaps in competencies, recommendations of ratings, interventions after weak ones, entries of heads.',
  access: ASSESSORS,
  query: listQuery(['title', 'fullname', 'office', 'since', 'state'], 50).extend({
    source: severalOf(source),
    state: severalOf(state),
    office: idList,
    competency: recordId.optional(),
    ...groupedBy(['competency', 'office', 'source']),
  }),
  response: listOf('needs', need),
});
export const exportNeeds = exportOf(listNeeds, 'training needs');

export const addNeed = endpoint({
  method: 'POST',
  path: '/api/development/needs',
  summary: 'Enters a training need of a person or of an office.',
  access: ASSESSORS,
  reach: 'scope',
  body: z.object({
    office_id: z.number({ error: 'Choose the office.' }).int(),
    /** Empty where the office as a whole needs it. */
    personnel_id: recordId.nullable(),
    competency_id: recordId.nullable(),
    title: z.string().trim().min(1, 'Enter what is needed.').max(200, 'At most 200 characters.'),
    reason: z.string().trim().max(500, 'At most 500 characters.'),
  }),
  response: messageOnly,
});

export const withdrawNeed = endpoint({
  method: 'DELETE',
  path: '/api/development/needs/{id}',
  summary: 'Withdraws a training need that was entered; what plans answered stays on record.',
  access: ASSESSORS,
  reach: 'scope',
  params: byId,
  response: messageOnly,
});

export const makeProgramme = endpoint({
  method: 'POST',
  path: '/api/development/needs/programme',
  summary: 'Adds a training that is made for chosen needs; they are planned from then on, and answered when it is closed.',
  access: ['LDADMIN'],
  reach: 'university',
  body: z.object({
    needs: z.array(z.string().max(100)).min(1, 'Choose at least one need.').max(500, 'At most 500 needs.'),
    programme: addProgramme.body,
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});
