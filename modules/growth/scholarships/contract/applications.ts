import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { DEGREES, GRANT_KINDS, STUDY_MODES } from '../rules/grant.ts';
import { condition } from './scholarships.ts';

const PATH = '/api/scholarships';
const figure = z.number().int();

export const application = z
  .object({
    kind: z.enum(GRANT_KINDS),
    degree: z.enum(DEGREES),
    programme: z.string().trim().min(1, 'Enter the programme.').max(160, 'At most 160 characters.'),
    school: z.string().trim().min(1, 'Enter the school.').max(160, 'At most 160 characters.'),
    grantor: z.string().trim().max(160, 'At most 160 characters.'),
    reason: z.string().trim().min(1, 'Enter what the university gains by it.').max(2000, 'At most 2,000 characters.'),
    mode: z.enum(STUDY_MODES),
    from: isoDate,
    to: isoDate,
    /** An upload: the notice of admission. */
    attachment_path: z.string().nullable(),
  })
  .refine(({ kind, grantor }) => kind !== 'EXTERNAL' || grantor !== '', { path: ['grantor'], message: 'Enter who gives the scholarship.' });
export type Application = z.output<typeof application>;

export const judgeApplication = endpoint({
  method: 'GET',
  path: `${PATH}/conditions`,
  summary: 'The conditions of a scholarship for the caller and the days of study that they think of, each met or not, with its source.',
  access: 'staff',
  query: z.object({ degree: z.enum(DEGREES), mode: z.enum(STUDY_MODES), from: isoDate.optional(), to: isoDate.optional() }),
  response: z.object({ conditions: z.array(condition), length: z.string().nullable() }),
});

export const applyForScholarship = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Applies for a scholarship of one’s own.',
  access: 'staff',
  body: application,
  response: messageOnly.extend({ id: figure }),
});

export const correctApplication = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/application`,
  summary: 'Corrects an application that was returned, and submits it again.',
  access: 'staff',
  params: byId,
  body: application,
  response: messageOnly,
});

export const addAdmission = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/admission`,
  summary: 'Adds the notice of admission to an application that is on its way.',
  access: 'staff',
  params: byId,
  body: z.object({ attachment_path: z.string().min(1, 'Add the notice of admission.') }),
  response: messageOnly,
});

export const fetchAdmission = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/admission`,
  summary: 'The notice of admission, as it was uploaded.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
