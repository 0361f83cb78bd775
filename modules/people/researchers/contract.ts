import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { readOrcid } from './rules/orcid.ts';

const ACCESS = ['GENERALSETTINGS'] as const;
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

const project = z.object({ title: text(300).min(1, 'Enter the title of the project.'), role: text(100), funder: text(150) });

export const researcherRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  unit: z.string(),
  unit_acronym: z.string(),
  unit_id: z.number().int(),
  discipline: z.string(),
  orcid: z.string(),
  role: z.string(),
  units_released: z.number().int(),
  honorarium_class: z.string(),
  from: z.string(),
  /** The last day, or null while it runs. */
  to: z.string().nullable(),
  projects: z.array(project),
});
export type ResearcherRow = z.output<typeof researcherRow>;

export const listResearchers = endpoint({
  method: 'GET',
  path: '/api/researchers',
  summary: 'The researchers of the university on a day, by name unless another order is asked for.',
  access: ACCESS,
  query: listQuery(['fullname', 'unit', 'discipline', 'from']).extend({
    unit: z.coerce.number().int().optional(),
    /** Those of a day; by default of today. */
    on: isoDate.optional(),
    /** Also those of the past. */
    all: z.coerce.number().int().min(0).max(1).default(0),
  }),
  response: listOf('researchers', researcherRow),
});

export const exportResearchers = exportOf(listResearchers, 'researchers');

const facts = z.object({
  office_id: recordId,
  discipline: text(150).min(1, 'Enter the discipline.'),
  orcid: z
    .string()
    .trim()
    .transform((typed, context) => {
      const read = typed === '' ? '' : readOrcid(typed);
      if (read === null)
        context.addIssue({ code: 'custom', message: 'This is no ORCID iD: it has 16 digits, such as 0000-0002-1825-0097.' });
      return read ?? '';
    }),
  role: text(100),
  units_released: z.number({ error: 'Enter a number of units.' }).int().min(0).max(30),
  honorarium_class: text(60),
  from: isoDate,
  to: isoDate.nullable(),
  projects: z.array(project).max(50),
});

export const addResearcher = endpoint({
  method: 'POST',
  path: '/api/researchers',
  summary: 'Tags a person as a researcher from a day on.',
  access: ACCESS,
  reach: 'scope',
  body: facts.extend({ personnel_id: recordId }),
  response: messageOnly,
});

export const readResearcher = endpoint({
  method: 'GET',
  path: '/api/researchers/{id}',
  summary: 'One researcher, with the projects.',
  access: ACCESS,
  params: byId,
  versioned: 'researchers.researcher:{id}',
  response: z.object({ researcher: researcherRow, version: recordVersion }),
});

export const correctResearcher = endpoint({
  method: 'PUT',
  path: '/api/researchers/{id}',
  versioned: 'researchers.researcher:{id}',
  summary: 'Corrects the facts of a researcher, or ends them; anything but an end needs a reason.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: facts.extend({ reason: text(300) }),
  response: messageOnly,
});

export const findResearchPeople = endpoint({
  method: 'GET',
  path: '/api/researchers/people',
  summary: 'The five people nearest to the typed name or number.',
  access: ACCESS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    personnel: z.array(foundPerson),
  }),
});
