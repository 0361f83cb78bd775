import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const access = ['RAI'] as const;

export const FORMS = {
  appointment: 'Appointment (CS Form No. 33)',
  casual: 'Casual appointment (CS Form No. 34)',
  oath: 'Oath of office (CS Form No. 32)',
  assumption: 'Assumption to duty (CS Form No. 4)',
  position: 'Position description (DBM-CSC Form 1)',
} as const;
export type FormName = keyof typeof FORMS;
export const formName = z.enum(Object.keys(FORMS) as [FormName, ...FormName[]]);

const ofPaper = byId.extend({ code: z.string().max(30) });

export const markPaper = endpoint({
  method: 'PUT',
  path: '/api/appointments/{id}/papers/{code}',
  summary: 'Notes that a paper of the checklist came, with its file or without, or takes that back.',
  access,
  reach: 'scope',
  params: ofPaper,
  body: z.object({ received_on: isoDate.nullable(), attachment_path: z.string().max(300).nullable().default(null) }),
  response: messageOnly,
});

export const fetchPaper = endpoint({
  method: 'GET',
  path: '/api/appointments/{id}/papers/{code}/file',
  summary: 'The file of a paper of the checklist.',
  access,
  params: ofPaper,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printForm = endpoint({
  method: 'GET',
  path: '/api/appointments/{id}/forms/{form}',
  summary: 'A form of the appointment as a PDF; marked as a draft until it is sent for signature.',
  access,
  params: byId.extend({ form: formName }),
  response: fileAnswer,
  download: ['application/pdf'],
});

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'Choose 1 to 50 appointments.')
  .transform((list) => [...new Set(list.split(',').map(Number))]);

export const printCasuals = endpoint({
  method: 'GET',
  path: '/api/appointments/casual-sheet',
  summary: 'One plantilla of casual appointments (CS Form No. 34) of several persons whose form and day of issue are the same.',
  access,
  query: z.object({ ids }),
  response: fileAnswer,
  download: ['application/pdf'],
});
