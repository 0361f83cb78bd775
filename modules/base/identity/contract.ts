import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { LANGUAGES, type Language } from '@talaan/kernel/contract/say.ts';

export const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

/** The person behind an account, as the shell shows it. */
export const personnelCard = z.object({
  id: z.number().int(),
  fullname: z.string(),
  idno: z.string(),
  campus: z.string().nullable(),
  department: z
    .object({
      id: z.number().int(),
      fullname: z.string(),
      acronym: z.string(),
      campus_id: z.number().int(),
      campus: z.object({ acronym: z.string() }),
    })
    .nullable(),
  position: z.object({ name: z.string() }).nullable(),
});
export type PersonnelCard = z.output<typeof personnelCard>;

export const currentUser = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  avatar_path: z.string().nullable(),
  /** In which the screens speak; null where none was chosen, and the browser's is spoken. */
  language: language.nullable(),
  roles: z.array(z.object({ name: z.string() })),
  /** View groups, upper-cased. */
  allowed_views: z.array(z.string()),
  /** Those of them that the user holds over the whole university. */
  university_views: z.array(z.string()),
  /** Those of them that the user holds over a campus or the whole university. */
  campus_views: z.array(z.string()),
  /** Fewer than 2 roles, one of them applicant. */
  applicant_only: z.boolean(),
  personnel: personnelCard.nullable(),
  /** Offices that one heads as officer in charge today, until a last day, in the place of their head. */
  acting_for: z.array(
    z.object({
      department: z.object({ id: z.number().int(), fullname: z.string() }),
      head: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
  /** An administrator, while 'Set-up checklist' is not done and not put away. */
  setting_up: z.boolean(),
  /** The administrator who views Talaan as this user. */
  viewed_by: z.string().nullable(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const me = endpoint({
  method: 'GET',
  path: '/api/users/me',
  summary: 'Who is signed in, with roles, view groups and personnel record.',
  access: 'signed-in',
  keptOffline: true,
  response: z.object({
    user: currentUser,
    default_avatar: z.string(),
    base_url: z.string(),
    /** The moment that the system believes it is: known before any screen of the session, whose forms begin with the day of it. */
    now: z.string(),
  }),
});

/** What the browser needs before anybody signs in. */
export const welcome = endpoint({
  method: 'GET',
  path: '/api/welcome',
  summary: 'The name of the university, whether it has an administrator, how to reach realtime, and in a demo its accounts and its clock.',
  access: 'public',
  keptOffline: true,
  response: z.object({
    university: z.string(),
    /** The moment that the system believes it is; a demo may live in another one. */
    now: z.string(),
    /** There is no administrator yet: the server has printed where the first one is made. */
    needs_setup: z.boolean(),
    demo: z.object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), title: z.string() })) }).nullable(),
    realtime: z.object({ key: z.string(), cluster: z.string() }),
  }),
});
