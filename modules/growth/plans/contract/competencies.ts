import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { COMPETENCY_LEVELS } from '../rules/needs.ts';

/** Who assesses and sees the competencies of people: HR, and heads those of their offices. */
export const ASSESSORS = ['LDADMIN', 'LDHEAD'] as const;
const KEEPERS = ['LDADMIN'] as const;

export const CATEGORIES = { CORE: 'Core', LEADERSHIP: 'Leadership', TECHNICAL: 'Technical' } as const;
const category = z.enum(Object.keys(CATEGORIES) as [keyof typeof CATEGORIES], { error: 'Choose the category.' });

export const LEVEL_NAMES = { 1: '1, basic', 2: '2, intermediate', 3: '3, advanced', 4: '4, superior' } as const;
export const level = z.union(
  COMPETENCY_LEVELS.map((one) => z.literal(one)),
  { error: 'Choose a level from 1 to 4.' },
);

const competency = z.object({
  id: z.number().int(),
  name: z.string(),
  category,
  description: z.string(),
  /** What the levels 1 to 4 mean. */
  levels: z.array(z.string()),
  is_retired: z.boolean(),
  /** How many positions ask for it, and how many people were assessed in it. */
  positions: z.number().int(),
  assessed: z.number().int(),
});
export type Competency = z.output<typeof competency>;

export const listCompetencies = endpoint({
  method: 'GET',
  path: '/api/development/competencies',
  summary: 'The dictionary of competencies, with what their levels mean.',
  access: 'staff',
  query: listQuery(['name', 'category', 'positions', 'assessed'], 50).extend({
    category: category.optional(),
    show: z.enum(['offered', 'retired']).optional(),
    ...groupedBy(['category']),
  }),
  response: listOf('competencies', competency),
});
export const exportCompetencies = exportOf(listCompetencies, 'competencies');

const said = z.string().trim().max(1000, 'At most 1,000 characters.');
const competencyBody = z.object({
  name: z.string().trim().min(1, 'Enter the name.').max(120, 'At most 120 characters.'),
  category,
  description: said,
  levels: z.array(said.min(1, 'Say what the level means.')).length(4),
  is_retired: z.boolean().default(false),
});

export const addCompetency = endpoint({
  method: 'POST',
  path: '/api/development/competencies',
  summary: 'Adds a competency to the dictionary.',
  access: KEEPERS,
  reach: 'university',
  body: competencyBody,
  response: messageOnly,
});

export const changeCompetency = endpoint({
  method: 'PUT',
  path: '/api/development/competencies/{id}',
  summary: 'Changes a competency, retires it or offers it again.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: competencyBody,
  response: messageOnly,
});

export const removeCompetency = endpoint({
  method: 'DELETE',
  path: '/api/development/competencies/{id}',
  summary: 'Removes a competency that no profile, assessment, need or plan names.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  response: messageOnly,
});

const asked = z.object({ competency_id: z.number().int(), name: z.string(), category, level });
export type AskedCompetency = z.output<typeof asked>;

const profileRow = z.object({
  id: z.number().int(),
  name: z.string(),
  salary_grade: z.number().int().nullable(),
  track: z.string().nullable(),
  people: z.number().int(),
  competencies: z.number().int(),
});
export type ProfileRow = z.output<typeof profileRow>;

export const listProfiles = endpoint({
  method: 'GET',
  path: '/api/development/profiles',
  summary: 'Positions with how many competencies they ask for and how many people serve in them.',
  access: KEEPERS,
  query: listQuery(['name', 'salary_grade', 'people', 'competencies'], 50).extend({
    show: z.enum(['with', 'without', 'served']).optional(),
    ...groupedBy(['track']),
  }),
  response: listOf('positions', profileRow),
});
export const exportProfiles = exportOf(listProfiles, 'competency profiles');

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/development/profiles/{id}',
  summary: 'The competencies that a position asks for.',
  access: KEEPERS,
  params: byId,
  response: z.object({ position: profileRow.pick({ id: true, name: true, people: true }), asked: z.array(asked) }),
});

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/development/profiles/{id}',
  summary: 'Says which competencies a position asks for, and at which level.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: z.object({
    asked: z.array(z.object({ competency_id: recordId, level })).max(40, 'At most 40 competencies.'),
  }),
  response: messageOnly,
});

const assessedRow = z.object({
  id: z.number().int(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  idno: z.string(),
  position: z.string(),
  office: z.string(),
  asked: z.number().int(),
  assessed: z.number().int(),
  gaps: z.number().int(),
  /** The widest gap in levels, and in which competency. */
  widest: z.number().int(),
  widest_in: z.string().nullable(),
  assessed_on: z.string().nullable(),
});
export type AssessedRow = z.output<typeof assessedRow>;

export const listAssessed = endpoint({
  method: 'GET',
  path: '/api/development/people',
  summary: 'People in service with their gaps below the profile of their position.',
  access: ASSESSORS,
  query: listQuery(['fullname', 'office', 'position', 'gaps', 'widest', 'assessed_on'], 50).extend({
    show: z.enum(['gaps', 'unassessed', 'met']).optional(),
    office: idList,
    competency: recordId.optional(),
    ...groupedBy(['office', 'position']),
  }),
  response: listOf('people', assessedRow),
});
export const exportAssessed = exportOf(listAssessed, 'competencies of people');

const held = asked.extend({
  description: z.string(),
  levels: z.array(z.string()),
  has: level.nullable(),
  /** In levels; 0 where it was not assessed. */
  gap: z.number().int(),
  assessed_on: z.string().nullable(),
  assessed_by: z.string().nullable(),
});
export type HeldCompetency = z.output<typeof held>;

export const readHeld = endpoint({
  method: 'GET',
  path: '/api/development/people/{id}',
  summary: 'What the position of a person asks for and how they were assessed: for themselves, their heads and HR.',
  access: 'staff',
  params: byId,
  response: z.object({
    person: z.object({ id: z.number().int(), fullname: z.string(), position: z.string().nullable(), office: z.string().nullable() }),
    held: z.array(held),
    may_assess: z.boolean(),
  }),
});

export const assess = endpoint({
  method: 'POST',
  path: '/api/development/people/{id}/assessment',
  summary: 'Records at which levels a person is; no one assesses themselves.',
  access: ASSESSORS,
  reach: 'scope',
  params: byId,
  body: z.object({
    assessed_on: z.iso.date('Enter the day.'),
    levels: z
      .array(z.object({ competency_id: recordId, level }))
      .min(1, 'Choose at least one level.')
      .max(60),
  }),
  response: messageOnly,
});
