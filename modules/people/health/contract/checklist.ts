import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { PATH, standing, text } from './words.ts';

/** A file that is kept already (`id`), or one that was uploaded for it (`path`). */
const file = z.object({ id: z.number().int().optional(), path: z.string().max(300).optional(), name: z.string().max(200) });

const dose = z.object({
  brand: z.string().max(20),
  date: isoDate,
  lot_number: text(40),
  vaccinator: text(100),
  facility: text(150),
  card: file.nullable(),
});

const facts = z.object({
  declares_none: z.boolean(),
  doses: z.array(dose).max(6, 'At most six doses.'),
  priority_group: z.string().max(10).nullable(),
  is_willing: z.boolean().nullable(),
  reason: text(500),
  exemption: file.nullable(),
  has_comorbidity: z.boolean().nullable(),
  adverse_event: text(500),
});
export type Checklist = z.output<typeof facts>;

const offered = z.object({
  brands: z.array(z.object({ code: z.string(), name: z.string() })),
  priority_groups: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type Offered = z.output<typeof offered>;

const kept = facts.extend({
  consented_on: z.string(),
  consent_kind: z.enum(['ACCOUNT', 'PAPER']),
  recorded_by: z.string(),
  recorded_because: z.string(),
  updated_at: z.string(),
});

export const readMine = endpoint({
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'The caller’s own vaccination checklist with its status, what is said before one consents, and who read it.',
  access: ['COVIDVACCINATION'],
  response: z.object({
    /** Null for an account without a personnel record, of which nothing can be kept. */
    standing: standing.nullable(),
    kept: kept.nullable(),
    offered,
    notice: z.string(),
    is_on: z.boolean(),
    purge_on: z.string().nullable(),
    readers: z.array(z.object({ at: z.string(), name: z.string(), what: z.string() })),
  }),
});

const saved = messageOnly.extend({ warnings: z.array(z.string()) });

export const saveMine = endpoint({
  method: 'PUT',
  path: `${PATH}/mine`,
  summary: 'Saves the own checklist, with the consent to it.',
  access: ['COVIDVACCINATION'],
  reach: 'scope',
  body: facts.extend({ consents: z.boolean().refine((given) => given, 'Nothing is saved without your consent.') }),
  response: saved,
});

export const withdrawMine = endpoint({
  method: 'DELETE',
  path: `${PATH}/mine`,
  summary: 'Withdraws the consent: all that the own checklist holds is deleted, its files too.',
  access: ['COVIDVACCINATION'],
  reach: 'scope',
  response: messageOnly,
});

export const fetchMyFile = endpoint({
  method: 'GET',
  path: `${PATH}/mine/files/{id}`,
  summary: 'A card or an exemption of the own checklist.',
  access: ['COVIDVACCINATION'],
  params: byId,
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});

export const readChecklist = endpoint({
  method: 'GET',
  path: `${PATH}/people/{id}`,
  summary:
    'The status of a person within the caller’s scope with the dates of the doses; for HR all that was declared. That it was read is shown to that person.',
  access: ['COVIDPERSONNEL'],
  params: byId,
  response: z.object({
    person: z.object({ id: z.number().int(), fullname: z.string(), office: z.string().nullable() }),
    standing,
    doses: z.array(z.object({ brand: z.string(), date: z.string() })),
    /** Null for a head, who sees no more than status and dates, and where nothing was declared. */
    kept: kept.nullable(),
    may_enter: z.boolean(),
    offered,
  }),
});

export const enterChecklist = endpoint({
  method: 'PUT',
  path: `${PATH}/people/{id}`,
  summary: 'HR enters what the card of a person says, with a reason and the day of the consent on paper.',
  access: ['COVIDPERSONNEL'],
  reach: 'scope',
  params: byId,
  body: facts.extend({ consented_on: isoDate, because: text(300).min(1, 'Enter the reason.') }),
  response: saved,
});

export const fetchFile = endpoint({
  method: 'GET',
  path: `${PATH}/people/{id}/files/{file}`,
  summary: 'A card or an exemption of a person, for HR.',
  access: ['COVIDPERSONNEL'],
  params: byId.extend({ file: byId.shape.id }),
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});
