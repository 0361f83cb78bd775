import { z } from 'zod';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { severalOf } from '@talaan/kernel/contract/list.ts';

export const VACANCIES_PATH = '/apply_now';

/** Where the public reads a vacancy; `home` is the address of Talaan, or nothing within it. */
export function addressOfVacancy(home: string, code: string): string {
  return `${home}${VACANCIES_PATH}?vacancy=${encodeURIComponent(code)}`;
}

/** So long browsers and proxies may keep a public answer. */
const KEPT_SECONDS = 5;
/** The posts of a public page. */
const PER_PAGE = 20;

/** Kinds of posts as the public reads them. */
export const KINDS = {
  plantilla: 'Plantilla position',
  casual: 'Casual',
  contractual: 'Contractual',
  'job order': 'Job order',
  'part-time lecturer': 'Part-time lecturer',
} as const;
export type Kind = keyof typeof KINDS;
const kind = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]);

export const vacancyRow = z.object({
  code: z.string(),
  title: z.string(),
  parenthetical_title: z.string(),
  office: z.string(),
  campus_id: z.number().int(),
  campus: z.string(),
  /** The place of assignment in words; empty where the post names none. */
  place: z.string(),
  kind,
  /** `Permanent`. */
  status: z.string(),
  salary_grade: z.number().int().nullable(),
  /** In centavos. */
  salary: z.number().int().nullable(),
  salary_kind: z.enum(['daily', 'monthly', 'hourly']),
  vacancies: z.number().int(),
  opens_at: z.string(),
  closes_at: z.string(),
});
export type VacancyRow = z.output<typeof vacancyRow>;

export const vacancy = vacancyRow.extend({
  items: z.array(z.string()),
  campus_address: z.string(),
  university: z.string(),
  education: z.string(),
  experience: z.string(),
  experience_years: z.number().int().nullable(),
  training: z.string(),
  eligibility: z.string(),
  competency: z.string(),
  duties: z.string(),
  instructions: z.string(),
  contact_name: z.string(),
  contact_title: z.string(),
  contact_address: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  equal_opportunity: z.string(),
  posted_on: z.string(),
  requirements: z.array(z.object({ label: z.string(), is_needed: z.boolean() })),
});
export type Vacancy = z.output<typeof vacancy>;

/** Open, to be opened, or closed, by the clock. */
const standing = z.enum(['open', 'not_yet', 'closed']);
export type Standing = z.output<typeof standing>;

export const listVacancies = endpoint({
  method: 'GET',
  path: '/api/recruitment/vacancies',
  summary:
    'The vacancies for which one can apply now, those that close first before the others. Asked too often from one network it answers 429.',
  access: 'public',
  keptFor: KEPT_SECONDS,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(5).max(50).default(PER_PAGE),
    term: z.string().trim().max(100).default(''),
    campus: severalOf(recordId),
    place: z.string().max(200).optional(),
    kind: severalOf(kind),
  }),
  response: z.object({
    vacancies: z.array(vacancyRow),
    total: z.number().int(),
    /** By what all that are open can be narrowed. */
    choices: z.object({
      campuses: z.array(z.object({ id: z.number().int(), name: z.string() })),
      places: z.array(z.string()),
      kinds: z.array(kind),
    }),
  }),
});

const byCode = z.object({ code: z.string().max(60) });

export const readVacancy = endpoint({
  method: 'GET',
  path: '/api/recruitment/vacancies/{code}',
  summary: 'A published vacancy by its code, also after it closed. 404 for a draft, a withdrawn one and an unknown code; 429 as the list.',
  access: 'public',
  keptFor: KEPT_SECONDS,
  params: byCode,
  response: z.object({ vacancy, standing, address: z.string() }),
});

export const previewVacancy = endpoint({
  method: 'GET',
  path: '/api/recruitment/vacancies/{code}/preview',
  summary: 'A vacancy as the public sees it: a draft for recruitment staff in their scope, a published one for everyone who is signed in.',
  access: 'signed-in',
  params: byCode,
  response: z.object({
    vacancy: vacancy.extend({ opens_at: z.string().nullable(), closes_at: z.string().nullable(), posted_on: z.string().nullable() }),
    /** Null while the public does not see it. */
    standing: standing.nullable(),
    address: z.string(),
  }),
});
export type PreviewedVacancy = z.output<typeof previewVacancy.response>['vacancy'];

export const fetchFeed = endpoint({
  method: 'GET',
  path: '/api/vacancies/feed',
  summary: 'The open vacancies as an Atom feed, the newest first.',
  access: 'public',
  keptFor: KEPT_SECONDS,
  response: fileAnswer,
  download: ['application/atom+xml'],
});
